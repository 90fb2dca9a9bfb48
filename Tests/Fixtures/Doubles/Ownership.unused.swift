import Ownership

/// A spy of `Turnstile`, yours to edit.
final class TurnstileSpy: Turnstile {
    var order: CallOrder? { didSet { Unused.reads("TurnstileSpy") } }

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
    @Recorded("TurnstileSpy.enter(with:at:)") var enterWithAtCalls: [Int] = []
    @Stubbed("TurnstileSpy.enterWithAtStub") var enterWithAtStub: (consuming Ticket, Int) -> Void = { _, _ in }
    func enter(with ticket: consuming Ticket, at gate: Int) {
        $enterWithAtCalls.append(gate)
        order?.add("enter(with:at:)")
        enterWithAtStub(ticket, gate)
    }

    // MARK: inspect(_:)
    @Recorded("TurnstileSpy.inspect(_:)") var inspectCallCount = 0
    @Stubbed("TurnstileSpy.inspectStub") var inspectStub: (borrowing Ticket) -> Bool = { _ in false }
    func inspect(_ ticket: borrowing Ticket) -> Bool {
        $inspectCallCount.increment()
        order?.add("inspect(_:)")
        return inspectStub(ticket)
    }

    // MARK: stamp(_:)
    @Recorded("TurnstileSpy.stamp(_:)") var stampCallCount = 0
    @Stubbed("TurnstileSpy.stampStub") var stampStub: (inout Ticket) -> Void = { _ in }
    func stamp(_ ticket: inout Ticket) {
        $stampCallCount.increment()
        order?.add("stamp(_:)")
        stampStub(&ticket)
    }

    // MARK: issue()
    @Recorded("TurnstileSpy.issue()") var issueCallCount = 0
    @Stubbed("TurnstileSpy.issueStub") var issueStub: () throws -> Ticket = {
        throw TestIssue("TurnstileSpy.issueStub is not set")
    }
    func issue() throws -> Ticket {
        $issueCallCount.increment()
        order?.add("issue()")
        return try issueStub()
    }

    // MARK: spare
    @Recorded("TurnstileSpy.spare") var spareCallCount = 0
    @Stubbed("TurnstileSpy.spareStub") var spareStub: () -> Ticket = {
        TestIssue.stop("TurnstileSpy.spareStub is not set")
    }
    var spare: Ticket {
        $spareCallCount.increment()
        order?.add("spare")
        return spareStub()
    }

    // MARK: swap(_:)
    @Recorded("TurnstileSpy.swap(_:)") var swapCalls: [Crate] = []
    @Stubbed("TurnstileSpy.swapStub") var swapStub: (consuming Crate) -> Crate = { _ in Crate() }
    func swap(_ crate: Crate) -> Crate {
        $swapCalls.append(crate)
        order?.add("swap(_:)")
        return swapStub(crate)
    }

    // MARK: read(_:)
    @Recorded("TurnstileSpy.read(_:)") var readCallCount = 0
    @Stubbed("TurnstileSpy.readStub") var readStub: (borrowing Span<Int>) -> Int = { _ in 0 }
    func read(_ numbers: borrowing Span<Int>) -> Int {
        $readCallCount.increment()
        order?.add("read(_:)")
        return readStub(numbers)
    }

    // MARK: reset()
    @Recorded("TurnstileSpy.reset()") var resetCallCount = 0
    func reset() {
        $resetCallCount.increment()
        order?.add("reset()")
    }
}

/// A spy of `Gate`, yours to edit.
final class GateSpy: Gate {
    var order: CallOrder? { didSet { Unused.reads("GateSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        closeCallCount = 0
        isOpenSetCalls = []
    }

    // MARK: open()
    @Recorded("GateSpy.open()") var openCallCount = 0
    func open() {
        $openCallCount.increment()
        order?.add("open()")
    }

    // MARK: close()
    @Recorded("GateSpy.close()") var closeCallCount = 0
    @Stubbed("GateSpy.closeStub") var closeStub: () -> Int = { 0 }
    func close() -> Int {
        $closeCallCount.increment()
        order?.add("close()")
        return closeStub()
    }

    // MARK: isOpen
    @Recorded("GateSpy.isOpen") var isOpenSetCalls: [Bool] = []
    var isOpen = false {
        didSet {
            $isOpenSetCalls.append(isOpen)
            order?.add("isOpen")
        }
    }
}

/// A spy of `Vault`, yours to edit.
@dynamicMemberLookup
final class VaultSpy: Vault {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("VaultSpy") } }
        @Recorded("VaultSpy.deposit(_:)") var depositCallCount = 0
        @Stubbed(behindLock: "VaultSpy.depositStub") var depositStub:
            @Sendable (consuming Ticket) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.depositCallCount = 0 }

    func deposit(_ ticket: consuming Ticket) async throws {
        storage.withLock { $0.$depositCallCount.increment() }
        storage.order?.add("deposit(_:)")
        try await storage.depositStub(ticket)
    }
}
