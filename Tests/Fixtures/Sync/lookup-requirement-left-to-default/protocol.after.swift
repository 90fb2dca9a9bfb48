struct Label<Owner, Value> {}

@dynamicMemberLookup
protocol Shelf: Sendable {
    associatedtype Item
    subscript<Value>(dynamicMember path: KeyPath<Item, Value>) -> Value { get }
    subscript<Value>(dynamicMember path: KeyPath<Item, Label<Item, Value>>) -> Label<Self, Value> { get }
    func count() -> Int
    func clear()
}

extension Shelf {
    subscript<Value>(dynamicMember path: KeyPath<Item, Value>) -> Value { fatalError() }
    subscript<Value>(dynamicMember path: KeyPath<Item, Label<Item, Value>>) -> Label<Self, Value> { Label() }
}
