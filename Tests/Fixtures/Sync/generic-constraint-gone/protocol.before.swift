protocol Store {
    associatedtype Item: Hashable
    associatedtype Key: Hashable
    func take(_ item: Item, at key: Key)
}
