// swift-format-ignore-file

// Parameters that have to be taken, kept or handed on in another form than most.

public struct Stamp: ~Copyable {
    public var number: Int
    public init(number: Int) { self.number = number }
}

open class Envelope {
    public init() {}
}

public protocol Postal { func post() }
public protocol Crate<Content> { associatedtype Content; func open() -> Content }
public enum Mailroom { public typealias Callback = (Int) -> Void }
public actor Courier { public init() {} }

/// Packs of functions: those that may not escape can't be kept.
public protocol Race: Sendable {
    func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async
    func time<each Value>(_ bodies: repeat () -> each Value)
}

/// `isolated` belongs to the type of a function that has it.
public protocol Dispatching {
    func run(_ body: @escaping @Sendable (isolated Courier) async -> Void)
    func wait(_ body: (isolated (any Actor)?) async -> Void) async
}

/// Opaque classes are no existentials, and what can't be copied is held as nothing.
public protocol Sorting {
    func sort(_ envelope: some Envelope, others: [some Envelope])
    func weigh(_ load: borrowing some ~Copyable) throws -> Int
}

/// What is lent is copied before a closure takes it as another type.
public protocol Lending {
    func count(_ crate: borrowing some Crate<Int>) -> Int
    func look<Value>(_ value: borrowing Value) -> Int
}

/// A variable with a function is passed with an ampersand.
public protocol Rewiring {
    func rewire(_ handler: inout (Int) -> Void) -> Bool
}

/// In a call, no label but `inout` needs back-ticks.
public protocol Labelling {
    func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int
}

/// Functions by another name, and in another type.
public protocol Calling {
    var callback: Mailroom.Callback { get set }
    func call(_ callback: @escaping Mailroom.Callback)
}

postfix operator ^+
prefix operator ^-

/// Operators with operands that are not plain.
public protocol Postage {
    static func ?? (postage: Self, other: @autoclosure () throws -> Int) rethrows -> Int
    static postfix func ^+ (postage: inout Self) -> Int
    static prefix func ^- (postage: inout Self) -> Int
}

/// A property that can be set and not copied.
public protocol Stamping {
    var stamp: Stamp { get set }
}

/// Subscripts and functions that differ in nothing but a constraint.
public protocol Shelving {
    subscript<Item: Postal>(_ item: Item) -> Int { get set }
    subscript<Item: Hashable>(_ item: Item) -> Int { get set }
    subscript(_ item: Int) -> Int { get }
    func place<Item: Postal>(_ item: Item) -> Int
    func place<Item: Hashable>(_ item: Item) -> Int
}

public protocol Unpacking {
    init<each Value>(_ values: repeat each Value)
    init?<each Value>(checked values: repeat each Value)
}

public protocol Wiring {
    func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output
}
