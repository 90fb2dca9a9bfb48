// swift-format-ignore-file

// Types that are made of others: aliases with parameters, associated types of others, states that are changed in place.

public struct Item: Equatable, Sendable { public init() {} }

public protocol Store<Item> {
    associatedtype Item
    func put(_ item: Item)
    func first() -> Item?
}

/// The argument of the parent is called like its associated type.
public protocol ItemStore: Store<Item> { func own() -> Int }

/// So is a part of it.
public protocol ListStore: Store<[Item]> { func own() -> Int }

public protocol AppClock: Clock<Duration> { func own() -> Int }

public protocol Machine {
    associatedtype State: Equatable & Sendable
    associatedtype Action
    func send(_ action: Action) -> State
}

/// What a state is made of has to be what the state is.
public protocol LoggingMachine: Machine where State == [Action] { func clear() }

public typealias Handler<Value> = (Value) -> Void

public enum Network { public typealias Completion<Value> = Handler<Result<Value, any Error>> }

public protocol Loading {
    typealias Step<Value> = (Value) -> Value
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>)
    func visit(_ visitor: Handler<Int>)
    func change(_ step: Step<Int>, by count: Int)
    func later(_ completion: Network.Completion<Int>?)
}

public struct Counters: Sendable {
    public var count = 0
    public init() {}
}

public protocol Locking: Sendable {
    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result
}

public protocol Tuning {
    var level: Int { mutating get nonmutating set }
    subscript(index: Int) -> Int { mutating get nonmutating set }
}
