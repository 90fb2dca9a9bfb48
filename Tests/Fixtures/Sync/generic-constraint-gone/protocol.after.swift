protocol Store {
    associatedtype Item
    associatedtype Key
    func take(_ item: Item, at key: Key)
}
