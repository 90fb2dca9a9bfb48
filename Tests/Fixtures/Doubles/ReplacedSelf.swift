// swift-format-ignore-file

// Operators and members of classes that put another value in the place of one of their own type.

infix operator <+>
postfix operator ~>

public protocol Chain: AnyObject {
    static func += (a: inout Self, b: Self)
    static postfix func ~> (a: inout Self) -> Int
    func join(_ other: inout Self)
}

@MainActor
public protocol Rope: AnyObject {
    static func += (a: inout Self, b: Int) throws
}

public protocol Cable: AnyObject, Sendable {
    static func += (a: inout Self, b: Int)
}

public protocol Cord: Actor {
    static func += (a: inout Self, b: Int)
}
