struct Label<Owner, Value> {}

protocol Shelf {
    associatedtype Item
    func label<Value>(for path: KeyPath<Item, Value>) -> Label<Self, Value>
    func label<Value>(for path: KeyPath<Item, Value>) -> Value
    func count() -> Int
}

extension Shelf {
    func label<Value>(for path: KeyPath<Item, Value>) -> Label<Self, Value> { Label() }
    func label<Value>(for path: KeyPath<Item, Value>) -> Value { fatalError() }
}
