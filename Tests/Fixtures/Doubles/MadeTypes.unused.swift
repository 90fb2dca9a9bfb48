import MadeTypes

/// A spy of `Store`, yours to edit.
final class StoreSpy<Item>: Store {
    var order: CallOrder? { didSet { Unused.reads("StoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        putCalls = []
        firstCallCount = 0
    }

    // MARK: put(_:)
    @Recorded("StoreSpy.put(_:)") var putCalls: [Item] = []
    func put(_ item: Item) {
        $putCalls.append(item)
        order?.add("put(_:)")
    }

    // MARK: first()
    @Recorded("StoreSpy.first()") var firstCallCount = 0
    @Stubbed("StoreSpy.firstStub") var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `ItemStore`, yours to edit.
final class ItemStoreSpy: ItemStore {
    typealias Item = MadeTypes.Item

    var order: CallOrder? { didSet { Unused.reads("ItemStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        ownCallCount = 0
        putCalls = []
        firstCallCount = 0
    }

    // MARK: own()
    @Recorded("ItemStoreSpy.own()") var ownCallCount = 0
    @Stubbed("ItemStoreSpy.ownStub") var ownStub: () -> Int = { 0 }
    func own() -> Int {
        $ownCallCount.increment()
        order?.add("own()")
        return ownStub()
    }

    // MARK: put(_:)
    @Recorded("ItemStoreSpy.put(_:)") var putCalls: [Item] = []
    func put(_ item: Item) {
        $putCalls.append(item)
        order?.add("put(_:)")
    }

    // MARK: first()
    @Recorded("ItemStoreSpy.first()") var firstCallCount = 0
    @Stubbed("ItemStoreSpy.firstStub") var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `ListStore`, yours to edit.
final class ListStoreSpy: ListStore {
    typealias Item = [MadeTypes.Item]

    var order: CallOrder? { didSet { Unused.reads("ListStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        ownCallCount = 0
        putCalls = []
        firstCallCount = 0
    }

    // MARK: own()
    @Recorded("ListStoreSpy.own()") var ownCallCount = 0
    @Stubbed("ListStoreSpy.ownStub") var ownStub: () -> Int = { 0 }
    func own() -> Int {
        $ownCallCount.increment()
        order?.add("own()")
        return ownStub()
    }

    // MARK: put(_:)
    @Recorded("ListStoreSpy.put(_:)") var putCalls: [Item] = []
    func put(_ item: Item) {
        $putCalls.append(item)
        order?.add("put(_:)")
    }

    // MARK: first()
    @Recorded("ListStoreSpy.first()") var firstCallCount = 0
    @Stubbed("ListStoreSpy.firstStub") var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `AppClock`, yours to edit.
@dynamicMemberLookup
final class AppClockSpy<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration

    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("AppClockSpy") } }
        @Recorded("AppClockSpy.own()") var ownCallCount = 0
        @Stubbed(behindLock: "AppClockSpy.ownStub") var ownStub: @Sendable () -> Int = { 0 }
        lazy var now: Instant = { TestIssue.stop("AppClockSpy.now is not set") }()
        var minimumResolution: Duration = .zero
        @Recorded("AppClockSpy.sleep(until:tolerance:)") var sleepUntilToleranceCalls:
            [(deadline: Instant, tolerance: Instant.Duration?)] = []
        @Stubbed(behindLock: "AppClockSpy.sleepUntilToleranceStub") var sleepUntilToleranceStub:
            @Sendable (Instant, Instant.Duration?) async throws -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.ownCallCount = 0
        storage.sleepUntilToleranceCalls = []
    }

    func own() -> Int {
        storage.withLock { $0.$ownCallCount.increment() }
        storage.order?.add("own()")
        return storage.ownStub()
    }

    var now: Instant {
        get { storage.withLock { $0.now } }
        set { storage.replace { $0.now = newValue } }
    }

    var minimumResolution: Duration {
        get { storage.minimumResolution }
        set { storage.minimumResolution = newValue }
    }

    func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
        storage.withLock { $0.$sleepUntilToleranceCalls.append((deadline, tolerance)) }
        storage.order?.add("sleep(until:tolerance:)")
        try await storage.sleepUntilToleranceStub(deadline, tolerance)
    }
}

/// A spy of `Machine`, yours to edit.
final class MachineSpy<State: Equatable & Sendable, Action>: Machine {
    var order: CallOrder? { didSet { Unused.reads("MachineSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { sendCalls = [] }

    // MARK: send(_:)
    @Recorded("MachineSpy.send(_:)") var sendCalls: [Action] = []
    @Stubbed("MachineSpy.sendStub") var sendStub: (Action) -> State = { _ in
        TestIssue.stop("MachineSpy.sendStub is not set")
    }
    func send(_ action: Action) -> State {
        $sendCalls.append(action)
        order?.add("send(_:)")
        return sendStub(action)
    }
}

/// A spy of `LoggingMachine`, yours to edit.
final class LoggingMachineSpy<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]

    var order: CallOrder? { didSet { Unused.reads("LoggingMachineSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        clearCallCount = 0
        sendCalls = []
    }

    // MARK: clear()
    @Recorded("LoggingMachineSpy.clear()") var clearCallCount = 0
    func clear() {
        $clearCallCount.increment()
        order?.add("clear()")
    }

    // MARK: send(_:)
    @Recorded("LoggingMachineSpy.send(_:)") var sendCalls: [Action] = []
    @Stubbed("LoggingMachineSpy.sendStub") var sendStub: (Action) -> State = { _ in [] }
    func send(_ action: Action) -> State {
        $sendCalls.append(action)
        order?.add("send(_:)")
        return sendStub(action)
    }
}

/// A spy of `Loading`, yours to edit.
final class LoadingSpy: Loading {
    var order: CallOrder? { didSet { Unused.reads("LoadingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        loadCalls = []
        visitCallCount = 0
        changeByCalls = []
        laterCalls = []
    }

    // MARK: load(_:_:)
    @Recorded("LoadingSpy.load(_:_:)") var loadCalls: [(id: Int, completion: Network.Completion<Int>)] = []
    @Stubbed("LoadingSpy.loadStub") var loadStub: (Int, @escaping Network.Completion<Int>) -> Void = { _, _ in }
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) {
        $loadCalls.append((id, completion))
        order?.add("load(_:_:)")
        loadStub(id, completion)
    }

    // MARK: visit(_:)
    @Recorded("LoadingSpy.visit(_:)") var visitCallCount = 0
    @Stubbed("LoadingSpy.visitStub") var visitStub: (Handler<Int>) -> Void = { _ in }
    func visit(_ visitor: Handler<Int>) {
        $visitCallCount.increment()
        order?.add("visit(_:)")
        visitStub(visitor)
    }

    // MARK: change(_:by:)
    @Recorded("LoadingSpy.change(_:by:)") var changeByCalls: [Int] = []
    @Stubbed("LoadingSpy.changeByStub") var changeByStub: (Step<Int>, Int) -> Void = { _, _ in }
    func change(_ step: Step<Int>, by count: Int) {
        $changeByCalls.append(count)
        order?.add("change(_:by:)")
        changeByStub(step, count)
    }

    // MARK: later(_:)
    @Recorded("LoadingSpy.later(_:)") var laterCalls: [Network.Completion<Int>?] = []
    @Stubbed("LoadingSpy.laterStub") var laterStub: (Network.Completion<Int>?) -> Void = { _ in }
    func later(_ completion: Network.Completion<Int>?) {
        $laterCalls.append(completion)
        order?.add("later(_:)")
        laterStub(completion)
    }
}

/// A spy of `Locking`, yours to edit.
@dynamicMemberLookup
final class LockingSpy: Locking {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("LockingSpy") } }
        @Recorded("LockingSpy.withLock(_:)") var withLockCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.withLockCallCount = 0 }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        var counters: Counters = Counters()
        storage.withLock { $0.$withLockCallCount.increment() }
        storage.order?.add("withLock(_:)")
        return try body(&counters)
    }
}

/// A spy of `Tuning`, yours to edit.
final class TuningSpy: Tuning {
    var order: CallOrder? { didSet { Unused.reads("TuningSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        levelSetCalls = []
        subscriptCalls = []
        subscriptSetCalls = []
    }

    // MARK: level
    @Recorded("TuningSpy.level") var levelSetCalls: [Int] = []
    var level = 0 {
        didSet {
            $levelSetCalls.append(level)
            order?.add("level")
        }
    }

    // MARK: subscript(_:)
    @Recorded("TuningSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("TuningSpy.subscriptStub") var subscriptStub: (Int) -> Int = { _ in 0 }
    struct SubscriptSetCall: RecordedCall { let index: Int, newValue: Int }
    @Recorded("TuningSpy.subscript(_:)") var subscriptSetCalls: [SubscriptSetCall] = []
    subscript(index: Int) -> Int {
        get {
            $subscriptCalls.append(index)
            order?.add("subscript(_:)")
            return subscriptStub(index)
        }
        set {
            $subscriptSetCalls.append(.init(index: index, newValue: newValue))
            order?.add("subscript(_:)")
        }
    }
}
