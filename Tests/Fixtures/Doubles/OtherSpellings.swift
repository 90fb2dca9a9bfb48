// swift-format-ignore-file
// What is inherited, aliased or nested in another spelling than usual, and still the same.

open class Keeper<Value> {
    public init() {}
}

public protocol BoolKeeping: Keeper<Bool> {
    func keep()
}

public protocol Parent {
    func place(a: Int, _ b: Int)
    func join<T: Sequence, R: Sequence>(_ t: T, _ r: R) where T.Element == R.Element
}

public protocol Child: Parent {
    func place(a x: Int, _ y: Int)
    func join<A: Sequence, B: Sequence>(_ a: A, _ b: B) where B.Element == A.Element
}

public typealias Callback = (Int) -> Void
public typealias Handler = Callback

public protocol Caller {
    func call(_ handler: Handler) -> Int
}

public protocol Runner {
    func run<T>(closure: ((Int) -> T)?) -> T
}

public protocol Maker {
    init!()
    func make()
}

public protocol Table {
    subscript(newValue: Int) -> String { get set }
}

public protocol Describer {
    func describe(_ value: (some CustomStringConvertible)?)
}

@available(iOS, introduced: 16)
public protocol Recent {
    @available(macOS, introduced: 13.1, message: "not deprecated")
    func find() -> Int
}

public protocol Tracer {
    func start(_ name: String, at line: Int)
}

extension Tracer {
    public func start(_ name: String, at line: Int = 0) { start(name, at: line) }
}

public protocol Settable {
    var title: String { get set }
}

public protocol SettableObject: AnyObject, Settable {
    var size: Int { get set }
}

public protocol Quoting {
    func `a", nil, 0); print("b`() -> Int
}
