import MadeTypes

/// A spy of `Store`, yours to edit.
final class StoreSpy<Item>: Store {
    // MARK: put(_:)
    var putCalls: [Item] = []
    func put(_ item: Item) { putCalls.append(item) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A spy of `ItemStore`, yours to edit.
final class ItemStoreSpy: ItemStore {
    typealias Item = MadeTypes.Item

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    func own() -> Int {
        ownCallCount += 1
        return ownStub()
    }

    // MARK: put(_:)
    var putCalls: [Item] = []
    func put(_ item: Item) { putCalls.append(item) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A spy of `ListStore`, yours to edit.
final class ListStoreSpy: ListStore {
    typealias Item = [MadeTypes.Item]

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    func own() -> Int {
        ownCallCount += 1
        return ownStub()
    }

    // MARK: put(_:)
    var putCalls: [Item] = []
    func put(_ item: Item) { putCalls.append(item) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    func first() -> Item? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A spy of `AppClock`, yours to edit.
@dynamicMemberLookup
final class AppClockSpy<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration

    struct Storage {
        var ownCallCount = 0
        var ownStub: @Sendable () -> Int = { 0 }
        lazy var now: Instant = { TestIssue.stop("AppClockSpy.now is not set") }()
        var minimumResolution: Duration = .zero
        var sleepUntilToleranceCalls: [(deadline: Instant, tolerance: Instant.Duration?)] = []
        var sleepUntilToleranceStub: @Sendable (Instant, Instant.Duration?) async throws -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func own() -> Int {
        storage.increment(\.ownCallCount)
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
        storage.append((deadline, tolerance), to: \.sleepUntilToleranceCalls)
        try await storage.sleepUntilToleranceStub(deadline, tolerance)
    }
}

/// A spy of `Machine`, yours to edit.
final class MachineSpy<State: Equatable & Sendable, Action>: Machine {
    // MARK: send(_:)
    var sendCalls: [Action] = []
    var sendStub: (Action) -> State = { _ in TestIssue.stop("MachineSpy.sendStub is not set") }
    func send(_ action: Action) -> State {
        sendCalls.append(action)
        return sendStub(action)
    }
}

/// A spy of `LoggingMachine`, yours to edit.
final class LoggingMachineSpy<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]

    // MARK: clear()
    var clearCallCount = 0
    func clear() { clearCallCount += 1 }

    // MARK: send(_:)
    var sendCalls: [Action] = []
    var sendStub: (Action) -> State = { _ in [] }
    func send(_ action: Action) -> State {
        sendCalls.append(action)
        return sendStub(action)
    }
}

/// A spy of `Loading`, yours to edit.
final class LoadingSpy: Loading {
    // MARK: load(_:_:)
    var loadCalls: [(id: Int, completion: Network.Completion<Int>)] = []
    var loadStub: (Int, @escaping Network.Completion<Int>) -> Void = { _, _ in }
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) {
        loadCalls.append((id, completion))
        loadStub(id, completion)
    }

    // MARK: visit(_:)
    var visitCallCount = 0
    var visitStub: (Handler<Int>) -> Void = { _ in }
    func visit(_ visitor: Handler<Int>) {
        visitCallCount += 1
        visitStub(visitor)
    }

    // MARK: change(_:by:)
    var changeByCalls: [Int] = []
    var changeByStub: (Step<Int>, Int) -> Void = { _, _ in }
    func change(_ step: Step<Int>, by count: Int) {
        changeByCalls.append(count)
        changeByStub(step, count)
    }

    // MARK: later(_:)
    var laterCalls: [Network.Completion<Int>?] = []
    var laterStub: (Network.Completion<Int>?) -> Void = { _ in }
    func later(_ completion: Network.Completion<Int>?) {
        laterCalls.append(completion)
        laterStub(completion)
    }
}

/// A spy of `Locking`, yours to edit.
@dynamicMemberLookup
final class LockingSpy: Locking {
    struct Storage {
        var withLockCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        var counters: Counters = Counters()
        storage.increment(\.withLockCallCount)
        return try body(&counters)
    }
}

/// A spy of `Tuning`, yours to edit.
final class TuningSpy: Tuning {
    // MARK: level
    var levelSetCalls: [Int] = []
    var level = 0 { didSet { levelSetCalls.append(level) } }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Int = { _ in 0 }
    struct SubscriptSetCall: RecordedCall { let index: Int, newValue: Int }
    var subscriptSetCalls: [SubscriptSetCall] = []
    subscript(index: Int) -> Int {
        get {
            subscriptCalls.append(index)
            return subscriptStub(index)
        }
        set { subscriptSetCalls.append(.init(index: index, newValue: newValue)) }
    }
}
