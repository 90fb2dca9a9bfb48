protocol Key {
    static var name: String { get }
}

protocol Store: Sendable {
    associatedtype Item: Key
    func load(_ item: Item.Type) async -> Item?
}
