import MadeTypes

/// A spy of `Store`, yours to edit.
final class StoreSpy<Item>: Store {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Store>(forwardingTo live: Live) where Live.Item == Item {
        putStub = { live.put($0) }
        firstStub = { live.first() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        putCalls = []
        firstCallCount = 0
    }

    // MARK: put(_:)
    var putCalls: [Item] = []
    var putStub: (Item) -> Void = { _ in }
    func put(_ item: Item) {
        putCalls.append(item)
        order?.add("put(_:)")
        putStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `ItemStore`, yours to edit.
final class ItemStoreSpy: ItemStore {
    typealias Item = MadeTypes.Item
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ItemStore) {
        ownStub = { live.own() }
        putStub = { live.put($0) }
        firstStub = { live.first() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        ownCallCount = 0
        putCalls = []
        firstCallCount = 0
    }

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    func own() -> Int {
        ownCallCount += 1
        order?.add("own()")
        return ownStub()
    }

    // MARK: put(_:)
    var putCalls: [Item] = []
    var putStub: (Item) -> Void = { _ in }
    func put(_ item: Item) {
        putCalls.append(item)
        order?.add("put(_:)")
        putStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `ListStore`, yours to edit.
final class ListStoreSpy: ListStore {
    typealias Item = [MadeTypes.Item]
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ListStore) {
        ownStub = { live.own() }
        putStub = { live.put($0) }
        firstStub = { live.first() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        ownCallCount = 0
        putCalls = []
        firstCallCount = 0
    }

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    func own() -> Int {
        ownCallCount += 1
        order?.add("own()")
        return ownStub()
    }

    // MARK: put(_:)
    var putCalls: [Item] = []
    var putStub: (Item) -> Void = { _ in }
    func put(_ item: Item) {
        putCalls.append(item)
        order?.add("put(_:)")
        putStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `AppClock`, yours to edit.
@dynamicMemberLookup
final class AppClockSpy<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration
    init() {}

    struct Storage {
        var order: CallOrder?
        var ownCallCount = 0
        var ownStub: @Sendable () -> Int = { 0 }
        var nowCallCount = 0
        var nowStub: @Sendable () -> Instant = { TestIssue.stop("AppClockSpy.nowStub is not set") }
        var minimumResolutionCallCount = 0
        var minimumResolutionStub: @Sendable () -> Duration = { .zero }
        var sleepUntilToleranceCalls: [(deadline: Instant, tolerance: Instant.Duration?)] = []
        var sleepUntilToleranceStub: @Sendable (Instant, Instant.Duration?) async throws -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: AppClock>(forwardingTo live: Live) where Live.Instant == Instant {
        storage.ownStub = { live.own() }
        storage.nowStub = { live.now }
        storage.minimumResolutionStub = { live.minimumResolution }
        storage.sleepUntilToleranceStub = { try await live.sleep(until: $0, tolerance: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.ownCallCount = 0
        storage.nowCallCount = 0
        storage.minimumResolutionCallCount = 0
        storage.sleepUntilToleranceCalls = []
    }

    func own() -> Int {
        storage.increment(\.ownCallCount)
        storage.order?.add("own()")
        return storage.ownStub()
    }

    var now: Instant {
        storage.increment(\.nowCallCount)
        storage.order?.add("now")
        return storage.nowStub()
    }

    var minimumResolution: Duration {
        storage.increment(\.minimumResolutionCallCount)
        storage.order?.add("minimumResolution")
        return storage.minimumResolutionStub()
    }

    func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
        storage.append((deadline, tolerance), to: \.sleepUntilToleranceCalls)
        storage.order?.add("sleep(until:tolerance:)")
        try await storage.sleepUntilToleranceStub(deadline, tolerance)
    }
}

/// A spy of `Machine`, yours to edit.
final class MachineSpy<State: Equatable & Sendable, Action>: Machine {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Machine>(forwardingTo live: Live) where Live.State == State, Live.Action == Action {
        sendStub = { live.send($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { sendCalls = [] }

    // MARK: send(_:)
    var sendCalls: [Action] = []
    var sendStub: (Action) -> State = { _ in TestIssue.stop("MachineSpy.sendStub is not set") }
    func send(_ action: Action) -> State {
        sendCalls.append(action)
        order?.add("send(_:)")
        return sendStub(action)
    }
}

/// A spy of `LoggingMachine`, yours to edit.
final class LoggingMachineSpy<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: LoggingMachine>(forwardingTo live: Live) where Live.Action == Action {
        clearStub = { live.clear() }
        sendStub = { live.send($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        clearCallCount = 0
        sendCalls = []
    }

    // MARK: clear()
    var clearCallCount = 0
    var clearStub: () -> Void = {}
    func clear() {
        clearCallCount += 1
        order?.add("clear()")
        clearStub()
    }

    // MARK: send(_:)
    var sendCalls: [Action] = []
    var sendStub: (Action) -> State = { _ in [] }
    func send(_ action: Action) -> State {
        sendCalls.append(action)
        order?.add("send(_:)")
        return sendStub(action)
    }
}

/// A spy of `Loading`, yours to edit.
final class LoadingSpy: Loading {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Loading) {
        loadStub = { live.load($0, $1) }
        visitStub = { live.visit($0) }
        changeByStub = { live.change($0, by: $1) }
        laterStub = { live.later($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        loadCalls = []
        visitCallCount = 0
        changeByCalls = []
        laterCalls = []
    }

    // MARK: load(_:_:)
    var loadCalls: [(id: Int, completion: Network.Completion<Int>)] = []
    var loadStub: (Int, @escaping Network.Completion<Int>) -> Void = { _, _ in }
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) {
        loadCalls.append((id, completion))
        order?.add("load(_:_:)")
        loadStub(id, completion)
    }

    // MARK: visit(_:)
    var visitCallCount = 0
    var visitStub: (Handler<Int>) -> Void = { _ in }
    func visit(_ visitor: Handler<Int>) {
        visitCallCount += 1
        order?.add("visit(_:)")
        visitStub(visitor)
    }

    // MARK: change(_:by:)
    var changeByCalls: [Int] = []
    var changeByStub: (Step<Int>, Int) -> Void = { _, _ in }
    func change(_ step: Step<Int>, by count: Int) {
        changeByCalls.append(count)
        order?.add("change(_:by:)")
        changeByStub(step, count)
    }

    // MARK: later(_:)
    var laterCalls: [Network.Completion<Int>?] = []
    var laterStub: (Network.Completion<Int>?) -> Void = { _ in }
    func later(_ completion: Network.Completion<Int>?) {
        laterCalls.append(completion)
        order?.add("later(_:)")
        laterStub(completion)
    }
}

/// A spy of `Locking`, yours to edit.
@dynamicMemberLookup
final class LockingSpy: Locking {
    init() {}

    struct Storage {
        var order: CallOrder?
        var withLockCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Locking) {}

    /// Forgets all recorded calls.
    func resetCalls() { storage.withLockCallCount = 0 }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        var counters: Counters = Counters()
        storage.increment(\.withLockCallCount)
        storage.order?.add("withLock(_:)")
        return try body(&counters)
    }
}

/// A spy of `Tuning`, yours to edit.
final class TuningSpy: Tuning {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Tuning) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        levelCallCount = 0
        levelSetCalls = []
        subscriptCalls = []
        subscriptSetCalls = []
    }

    // MARK: level
    var levelCallCount = 0
    var levelStub: () -> Int = { 0 }
    var levelSetCalls: [Int] = []
    var levelSetStub: (Int) -> Void = { _ in }
    var level: Int {
        get {
            levelCallCount += 1
            order?.add("level")
            return levelStub()
        }
        set {
            levelSetCalls.append(newValue)
            order?.add("level")
            levelSetStub(newValue)
        }
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Int = { _ in 0 }
    struct SubscriptSetCall: RecordedCall { let index: Int, newValue: Int }
    var subscriptSetCalls: [SubscriptSetCall] = []
    var subscriptSetStub: (Int, Int) -> Void = { _, _ in }
    subscript(index: Int) -> Int {
        get {
            subscriptCalls.append(index)
            order?.add("subscript(_:)")
            return subscriptStub(index)
        }
        set {
            subscriptSetCalls.append(.init(index: index, newValue: newValue))
            order?.add("subscript(_:)")
            subscriptSetStub(index, newValue)
        }
    }
}
