import Ownership

/// A spy of `Turnstile`, yours to edit.
final class TurnstileSpy: Turnstile {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Turnstile) {
        enterWithAtStub = { live.enter(with: $0, at: $1) }
        inspectStub = { live.inspect($0) }
        stampStub = { live.stamp(&$0) }
        issueStub = { try live.issue() }
        swapStub = { live.swap($0) }
        readStub = { live.read($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        enterWithAtCalls = []
        inspectCallCount = 0
        stampCallCount = 0
        issueCallCount = 0
        spareCallCount = 0
        swapCalls = []
        readCallCount = 0
        resetCallCount = 0
    }

    // MARK: enter(with:at:)
    var enterWithAtCalls: [Int] = []
    var enterWithAtStub: (consuming Ticket, Int) -> Void = { _, _ in }
    func enter(with ticket: consuming Ticket, at gate: Int) {
        enterWithAtCalls.append(gate)
        order?.add("enter(with:at:)")
        enterWithAtStub(ticket, gate)
    }

    // MARK: inspect(_:)
    var inspectCallCount = 0
    var inspectStub: (borrowing Ticket) -> Bool = { _ in false }
    func inspect(_ ticket: borrowing Ticket) -> Bool {
        inspectCallCount += 1
        order?.add("inspect(_:)")
        return inspectStub(ticket)
    }

    // MARK: stamp(_:)
    var stampCallCount = 0
    var stampStub: (inout Ticket) -> Void = { _ in }
    func stamp(_ ticket: inout Ticket) {
        stampCallCount += 1
        order?.add("stamp(_:)")
        stampStub(&ticket)
    }

    // MARK: issue()
    var issueCallCount = 0
    var issueStub: () throws -> Ticket = { throw TestIssue("TurnstileSpy.issueStub is not set") }
    func issue() throws -> Ticket {
        issueCallCount += 1
        order?.add("issue()")
        return try issueStub()
    }

    // MARK: spare
    var spareCallCount = 0
    var spareStub: () -> Ticket = { TestIssue.stop("TurnstileSpy.spareStub is not set") }
    var spare: Ticket {
        spareCallCount += 1
        order?.add("spare")
        return spareStub()
    }

    // MARK: swap(_:)
    var swapCalls: [Crate] = []
    var swapStub: (consuming Crate) -> Crate = { _ in Crate() }
    func swap(_ crate: Crate) -> Crate {
        swapCalls.append(crate)
        order?.add("swap(_:)")
        return swapStub(crate)
    }

    // MARK: read(_:)
    var readCallCount = 0
    var readStub: (borrowing Span<Int>) -> Int = { _ in 0 }
    func read(_ numbers: borrowing Span<Int>) -> Int {
        readCallCount += 1
        order?.add("read(_:)")
        return readStub(numbers)
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetStub: () -> Void = {}
    func reset() {
        resetCallCount += 1
        order?.add("reset()")
        resetStub()
    }
}

/// A spy of `Gate`, yours to edit.
final class GateSpy: Gate {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Gate) {
        closeStub = { live.close() }
        isOpenStub = { live.isOpen }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        closeCallCount = 0
        isOpenCallCount = 0
        isOpenSetCalls = []
    }

    // MARK: open()
    var openCallCount = 0
    var openStub: () -> Void = {}
    func open() {
        openCallCount += 1
        order?.add("open()")
        openStub()
    }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () -> Int = { 0 }
    func close() -> Int {
        closeCallCount += 1
        order?.add("close()")
        return closeStub()
    }

    // MARK: isOpen
    var isOpenCallCount = 0
    var isOpenStub: () -> Bool = { false }
    var isOpenSetCalls: [Bool] = []
    var isOpenSetStub: (Bool) -> Void = { _ in }
    var isOpen: Bool {
        get {
            isOpenCallCount += 1
            order?.add("isOpen")
            return isOpenStub()
        }
        set {
            isOpenSetCalls.append(newValue)
            order?.add("isOpen")
            isOpenSetStub(newValue)
        }
    }
}

/// A spy of `Vault`, yours to edit.
@dynamicMemberLookup
final class VaultSpy: Vault {
    init() {}

    struct Storage {
        var order: CallOrder?
        var depositCallCount = 0
        var depositStub: @Sendable (consuming Ticket) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Vault) { storage.depositStub = { try await live.deposit($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { storage.depositCallCount = 0 }

    func deposit(_ ticket: consuming Ticket) async throws {
        storage.increment(\.depositCallCount)
        storage.order?.add("deposit(_:)")
        try await storage.depositStub(ticket)
    }
}
