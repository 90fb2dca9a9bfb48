protocol Record {}
protocol Store<Item> {
    associatedtype Item
    func save(_ item: Item)
}
