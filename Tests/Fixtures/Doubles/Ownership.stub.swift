import Ownership

/// A stub of `Turnstile`, yours to edit.
final class TurnstileStub: Turnstile {
    // MARK: enter(with:at:)
    var enterWithAtStub: (consuming Ticket, Int) -> Void = { _, _ in }
    func enter(with ticket: consuming Ticket, at gate: Int) { enterWithAtStub(ticket, gate) }

    // MARK: inspect(_:)
    var inspectStub: (borrowing Ticket) -> Bool = { _ in false }
    func inspect(_ ticket: borrowing Ticket) -> Bool { inspectStub(ticket) }

    // MARK: stamp(_:)
    var stampStub: (inout Ticket) -> Void = { _ in }
    func stamp(_ ticket: inout Ticket) { stampStub(&ticket) }

    // MARK: issue()
    var issueStub: () throws -> Ticket = { throw TestIssue("TurnstileStub.issueStub is not set") }
    func issue() throws -> Ticket { try issueStub() }

    // MARK: spare
    var spareStub: () -> Ticket = { TestIssue.stop("TurnstileStub.spareStub is not set") }
    var spare: Ticket { spareStub() }

    // MARK: swap(_:)
    var swapStub: (consuming Crate) -> Crate = { _ in Crate() }
    func swap(_ crate: Crate) -> Crate { swapStub(crate) }

    // MARK: read(_:)
    var readStub: (borrowing Span<Int>) -> Int = { _ in 0 }
    func read(_ numbers: borrowing Span<Int>) -> Int { readStub(numbers) }

    func reset() {}
}

/// A stub of `Gate`, yours to edit.
final class GateStub: Gate {
    func open() {}

    // MARK: close()
    var closeStub: () -> Int = { 0 }
    func close() -> Int { closeStub() }

    var isOpen = false
}

/// A stub of `Vault`, yours to edit.
@dynamicMemberLookup
final class VaultStub: Vault {
    struct Storage {
        var depositStub: @Sendable (consuming Ticket) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func deposit(_ ticket: consuming Ticket) async throws { try await storage.depositStub(ticket) }
}
