public struct Label<Owner, Value> {}

@dynamicMemberLookup
public protocol Shelf: Sendable {
    associatedtype Item
    subscript<Value>(dynamicMember path: KeyPath<Item, Value>) -> Value { get }
    subscript<Value>(dynamicMember path: KeyPath<Item, Label<Item, Value>>) -> Label<Self, Value> { get }
    func count() -> Int
    func clear()
}

extension Shelf {
    public subscript<Value>(dynamicMember path: KeyPath<Item, Value>) -> Value { fatalError() }
    public subscript<Value>(dynamicMember path: KeyPath<Item, Label<Item, Value>>) -> Label<Self, Value> { Label() }
}
