import Ownership

/// A mock of `Turnstile`, yours to edit.
final class TurnstileMock: Turnstile {
    // MARK: enter(with:at:)
    var enterWithAtCallsCount = 0
    var enterWithAtCalled: Bool { enterWithAtCallsCount > 0 }
    var enterWithAtReceivedGate: Int?
    var enterWithAtReceivedInvocations: [Int] = []
    var enterWithAtClosure: ((consuming Ticket, Int) -> Void)?
    func enter(with ticket: consuming Ticket, at gate: Int) {
        enterWithAtCallsCount += 1
        enterWithAtReceivedGate = gate
        enterWithAtReceivedInvocations.append(gate)
        enterWithAtClosure?(ticket, gate)
    }

    // MARK: inspect(_:)
    var inspectCallsCount = 0
    var inspectCalled: Bool { inspectCallsCount > 0 }
    var inspectReturnValue: Bool = false
    var inspectClosure: ((borrowing Ticket) -> Bool)?
    func inspect(_ ticket: borrowing Ticket) -> Bool {
        inspectCallsCount += 1
        if let inspectClosure { return inspectClosure(ticket) }
        return inspectReturnValue
    }

    // MARK: stamp(_:)
    var stampCallsCount = 0
    var stampCalled: Bool { stampCallsCount > 0 }
    var stampClosure: ((inout Ticket) -> Void)?
    func stamp(_ ticket: inout Ticket) {
        stampCallsCount += 1
        stampClosure?(&ticket)
    }

    // MARK: issue()
    var issueCallsCount = 0
    var issueCalled: Bool { issueCallsCount > 0 }
    var issueThrowableError: (any Error)?
    var issueClosure: (() throws -> Ticket)?
    func issue() throws -> Ticket {
        issueCallsCount += 1
        if let issueThrowableError { throw issueThrowableError }
        if let issueClosure { return try issueClosure() }
        fatalError("TurnstileMock.issueClosure is not set")
    }

    // MARK: spare
    var spareCallsCount = 0
    var spareCalled: Bool { spareCallsCount > 0 }
    var spareClosure: (() -> Ticket)?
    var spare: Ticket {
        spareCallsCount += 1
        if let spareClosure { return spareClosure() }
        fatalError("TurnstileMock.spareClosure is not set")
    }

    // MARK: swap(_:)
    var swapCallsCount = 0
    var swapCalled: Bool { swapCallsCount > 0 }
    var swapReceivedCrate: Crate?
    var swapReceivedInvocations: [Crate] = []
    lazy var swapReturnValue: Crate = { fatalError("TurnstileMock.swapReturnValue is not set") }()
    var swapClosure: ((consuming Crate) -> Crate)?
    func swap(_ crate: Crate) -> Crate {
        swapCallsCount += 1
        swapReceivedCrate = crate
        swapReceivedInvocations.append(crate)
        if let swapClosure { return swapClosure(crate) }
        return swapReturnValue
    }

    // MARK: read(_:)
    var readCallsCount = 0
    var readCalled: Bool { readCallsCount > 0 }
    var readReturnValue: Int = 0
    var readClosure: ((borrowing Span<Int>) -> Int)?
    func read(_ numbers: borrowing Span<Int>) -> Int {
        readCallsCount += 1
        if let readClosure { return readClosure(numbers) }
        return readReturnValue
    }

    // MARK: reset()
    var resetCallsCount = 0
    var resetCalled: Bool { resetCallsCount > 0 }
    var resetClosure: (() -> Void)?
    func reset() {
        resetCallsCount += 1
        resetClosure?()
    }
}

/// A mock of `Gate`, yours to edit.
final class GateMock: Gate {
    // MARK: open()
    var openCallsCount = 0
    var openCalled: Bool { openCallsCount > 0 }
    var openClosure: (() -> Void)?
    func open() {
        openCallsCount += 1
        openClosure?()
    }

    // MARK: close()
    var closeCallsCount = 0
    var closeCalled: Bool { closeCallsCount > 0 }
    var closeReturnValue: Int = 0
    var closeClosure: (() -> Int)?
    func close() -> Int {
        closeCallsCount += 1
        if let closeClosure { return closeClosure() }
        return closeReturnValue
    }

    // MARK: isOpen
    var underlyingIsOpen: Bool = false
    var isOpen: Bool {
        get { underlyingIsOpen }
        set { underlyingIsOpen = newValue }
    }
}

/// A mock of `Vault`, yours to edit.
@dynamicMemberLookup
final class VaultMock: Vault {
    struct Storage {
        var depositCallsCount = 0
        var depositThrowableError: (any Error)?
        var depositClosure: (@Sendable (consuming Ticket) async throws -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var depositCalled: Bool { storage.depositCallsCount > 0 }
    func deposit(_ ticket: consuming Ticket) async throws {
        storage.withLock { $0.depositCallsCount += 1 }
        if let depositThrowableError = storage.depositThrowableError { throw depositThrowableError }
        try await storage.depositClosure?(ticket)
    }
}
