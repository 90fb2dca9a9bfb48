import Ownership

/// A spy of `Turnstile`, yours to edit.
final class TurnstileSpy: Turnstile {
    // MARK: enter(with:at:)
    var enterWithAtCalls: [Int] = []
    var enterWithAtStub: (consuming Ticket, Int) -> Void = { _, _ in }
    func enter(with ticket: consuming Ticket, at gate: Int) {
        enterWithAtCalls.append(gate)
        enterWithAtStub(ticket, gate)
    }

    // MARK: inspect(_:)
    var inspectCallCount = 0
    var inspectStub: (borrowing Ticket) -> Bool = { _ in false }
    func inspect(_ ticket: borrowing Ticket) -> Bool {
        inspectCallCount += 1
        return inspectStub(ticket)
    }

    // MARK: stamp(_:)
    var stampCallCount = 0
    var stampStub: (inout Ticket) -> Void = { _ in }
    func stamp(_ ticket: inout Ticket) {
        stampCallCount += 1
        stampStub(&ticket)
    }

    // MARK: issue()
    var issueCallCount = 0
    var issueStub: () throws -> Ticket = { throw TestIssue("TurnstileSpy.issueStub is not set") }
    func issue() throws -> Ticket {
        issueCallCount += 1
        return try issueStub()
    }

    // MARK: spare
    var spareCallCount = 0
    var spareStub: () -> Ticket = { TestIssue.stop("TurnstileSpy.spareStub is not set") }
    var spare: Ticket {
        spareCallCount += 1
        return spareStub()
    }

    // MARK: swap(_:)
    var swapCalls: [Crate] = []
    var swapStub: (consuming Crate) -> Crate = { _ in Crate() }
    func swap(_ crate: Crate) -> Crate {
        swapCalls.append(crate)
        return swapStub(crate)
    }

    // MARK: read(_:)
    var readCallCount = 0
    var readStub: (borrowing Span<Int>) -> Int = { _ in 0 }
    func read(_ numbers: borrowing Span<Int>) -> Int {
        readCallCount += 1
        return readStub(numbers)
    }

    // MARK: reset()
    var resetCallCount = 0
    func reset() { resetCallCount += 1 }
}

/// A spy of `Gate`, yours to edit.
final class GateSpy: Gate {
    // MARK: open()
    var openCallCount = 0
    func open() { openCallCount += 1 }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () -> Int = { 0 }
    func close() -> Int {
        closeCallCount += 1
        return closeStub()
    }

    // MARK: isOpen
    var isOpenSetCalls: [Bool] = []
    var isOpen = false { didSet { isOpenSetCalls.append(isOpen) } }
}

/// A spy of `Vault`, yours to edit.
@dynamicMemberLookup
final class VaultSpy: Vault {
    struct Storage {
        var depositCallCount = 0
        var depositStub: @Sendable (consuming Ticket) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func deposit(_ ticket: consuming Ticket) async throws {
        storage.increment(\.depositCallCount)
        try await storage.depositStub(ticket)
    }
}
