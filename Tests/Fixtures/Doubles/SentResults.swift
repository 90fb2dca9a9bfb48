// swift-format-ignore-file

// Results that are sent, of actors that can't send their arguments, and of types that callers choose.

public final class Consignment {
    public init() {}
}

public protocol Messenger: Actor {
    func fetch(for goods: Consignment) async throws -> sending Consignment
    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment?
    func weigh(_ goods: borrowing Consignment) async -> sending Consignment
    func sort<T>(_ value: T) -> sending T
    func find<T: AnyObject>(_ value: T) async -> sending T?
}

public protocol Warehouse: Sendable {
    func store<T>(_ value: T) -> sending T
    func all<T>(_ value: T) async throws -> sending [T]
    func goods(like value: some AnyObject) -> sending Consignment
    static func any<T>(_ value: T) -> sending T
}

@MainActor public protocol Returns: AnyObject {
    func sendBack(_ goods: sending Consignment) -> sending Consignment
}
