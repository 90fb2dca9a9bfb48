public struct Label<Owner, Value> {}

public protocol Shelf {
    associatedtype Item
    func label<Value>(for path: KeyPath<Item, Value>) -> Label<Self, Value>
    func label<Value>(for path: KeyPath<Item, Value>) -> Value
    func count() -> Int
}

extension Shelf {
    public func label<Value>(for path: KeyPath<Item, Value>) -> Label<Self, Value> { Label() }
    public func label<Value>(for path: KeyPath<Item, Value>) -> Value { fatalError() }
}
