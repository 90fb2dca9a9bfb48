import Ownership

/// A mock of `Turnstile`, yours to edit.
final class TurnstileMock: Turnstile {
    // MARK: enter(with:at:)
    var enterCallCount = 0
    var enterArgValues: [Int] = []
    var enterHandler: ((consuming Ticket, Int) -> Void)?
    func enter(with ticket: consuming Ticket, at gate: Int) {
        enterCallCount += 1
        enterArgValues.append(gate)
        if let enterHandler { enterHandler(ticket, gate) }
    }

    // MARK: inspect(_:)
    var inspectCallCount = 0
    var inspectHandler: ((borrowing Ticket) -> Bool)?
    func inspect(_ ticket: borrowing Ticket) -> Bool {
        inspectCallCount += 1
        if let inspectHandler { return inspectHandler(ticket) }
        return false
    }

    // MARK: stamp(_:)
    var stampCallCount = 0
    var stampHandler: ((inout Ticket) -> Void)?
    func stamp(_ ticket: inout Ticket) {
        stampCallCount += 1
        if let stampHandler { stampHandler(&ticket) }
    }

    // MARK: issue()
    var issueCallCount = 0
    var issueHandler: (() throws -> Ticket)?
    func issue() throws -> Ticket {
        issueCallCount += 1
        if let issueHandler { return try issueHandler() }
        fatalError("TurnstileMock.issueHandler is not set")
    }

    // MARK: spare
    var spareHandler: (() -> Ticket)?
    var spare: Ticket {
        if let spareHandler { return spareHandler() }
        fatalError("TurnstileMock.spareHandler is not set")
    }

    // MARK: swap(_:)
    var swapCallCount = 0
    var swapArgValues: [Crate] = []
    var swapHandler: ((consuming Crate) -> Crate)?
    func swap(_ crate: Crate) -> Crate {
        swapCallCount += 1
        swapArgValues.append(crate)
        if let swapHandler { return swapHandler(crate) }
        fatalError("TurnstileMock.swapHandler is not set")
    }

    // MARK: read(_:)
    var readCallCount = 0
    var readHandler: ((borrowing Span<Int>) -> Int)?
    func read(_ numbers: borrowing Span<Int>) -> Int {
        readCallCount += 1
        if let readHandler { return readHandler(numbers) }
        return 0
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetHandler: (() -> Void)?
    func reset() {
        resetCallCount += 1
        if let resetHandler { resetHandler() }
    }
}

/// A mock of `Gate`, yours to edit.
final class GateMock: Gate {
    init() {}

    init(isOpen: Bool = false) { self.isOpen = isOpen }

    // MARK: open()
    var openCallCount = 0
    var openHandler: (() -> Void)?
    func open() {
        openCallCount += 1
        if let openHandler { openHandler() }
    }

    // MARK: close()
    var closeCallCount = 0
    var closeHandler: (() -> Int)?
    func close() -> Int {
        closeCallCount += 1
        if let closeHandler { return closeHandler() }
        return 0
    }

    // MARK: isOpen
    var isOpenSetCallCount = 0
    var isOpen: Bool = false { didSet { isOpenSetCallCount += 1 } }
}

/// A mock of `Vault`, yours to edit.
@dynamicMemberLookup
final class VaultMock: Vault {
    struct Storage {
        var depositCallCount = 0
        var depositHandler: (@Sendable (consuming Ticket) async throws -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func deposit(_ ticket: consuming Ticket) async throws {
        storage.withLock { $0.depositCallCount += 1 }
        if let depositHandler = storage.depositHandler { try await depositHandler(ticket) }
    }
}
