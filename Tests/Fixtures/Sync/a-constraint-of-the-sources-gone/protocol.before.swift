protocol Record {}
protocol Store<Item> {
    associatedtype Item: Record
    func save(_ item: Item)
}
