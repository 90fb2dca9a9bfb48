// swift-format-ignore-file

public struct Ticket: ~Copyable {
    public var number: Int
    public init(number: Int) { self.number = number }
}

public final class Crate {
    public init() {}
}

public protocol Turnstile {
    func enter(with ticket: consuming Ticket, at gate: Int)
    func inspect(_ ticket: borrowing Ticket) -> Bool
    func stamp(_ ticket: inout Ticket)
    func issue() throws -> Ticket
    var spare: Ticket { get }
    func swap(_ crate: consuming Crate) -> Crate
    func read(_ numbers: borrowing Span<Int>) -> Int
    mutating func reset()
}

public protocol Gate: ~Copyable {
    mutating func open()
    consuming func close() -> Int
    var isOpen: Bool { get set }
}

public protocol Vault: ~Copyable, Sendable {
    func deposit(_ ticket: consuming Ticket) async throws
}
