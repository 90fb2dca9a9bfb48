import MadeTypes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock<Item>: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += putExpectations.unmet(putCalls, of: "put(_:)")
        unmet += firstExpectations.unmet(firstCallCount, of: "first()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: put(_:)
    var putCalls: [Item] = []
    var putExpectations: [ExpectedCalls<Item>] = []
    func put(_ item: Item) { putCalls.append(item) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    var firstExpectations: [ExpectedCalls<Void>] = []
    func first() -> Item? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A mock of `ItemStore`, yours to edit.
nonisolated final class ItemStoreMock: ItemStore {
    typealias Item = MadeTypes.Item

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += ownExpectations.unmet(ownCallCount, of: "own()")
        unmet += putExpectations.unmet(putCalls, of: "put(_:)")
        unmet += firstExpectations.unmet(firstCallCount, of: "first()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    var ownExpectations: [ExpectedCalls<Void>] = []
    func own() -> Int {
        ownCallCount += 1
        return ownStub()
    }

    // MARK: put(_:)
    var putCalls: [Item] = []
    var putExpectations: [ExpectedCalls<Item>] = []
    func put(_ item: Item) { putCalls.append(item) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    var firstExpectations: [ExpectedCalls<Void>] = []
    func first() -> Item? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A mock of `ListStore`, yours to edit.
nonisolated final class ListStoreMock: ListStore {
    typealias Item = [MadeTypes.Item]

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += ownExpectations.unmet(ownCallCount, of: "own()")
        unmet += putExpectations.unmet(putCalls, of: "put(_:)")
        unmet += firstExpectations.unmet(firstCallCount, of: "first()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: own()
    var ownCallCount = 0
    var ownStub: () -> Int = { 0 }
    var ownExpectations: [ExpectedCalls<Void>] = []
    func own() -> Int {
        ownCallCount += 1
        return ownStub()
    }

    // MARK: put(_:)
    var putCalls: [Item] = []
    var putExpectations: [ExpectedCalls<Item>] = []
    func put(_ item: Item) { putCalls.append(item) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item? = { nil }
    var firstExpectations: [ExpectedCalls<Void>] = []
    func first() -> Item? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A mock of `AppClock`, yours to edit.
@dynamicMemberLookup
final class AppClockMock<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration

    struct Storage {
        var ownCallCount = 0
        var ownStub: @Sendable () -> Int = { 0 }
        var ownExpectations: [ExpectedCalls<Void>] = []
        lazy var now: Instant = { TestIssue.stop("AppClockMock.now is not set") }()
        var minimumResolution: Duration = .zero
        var sleepUntilToleranceCalls: [(deadline: Instant, tolerance: Instant.Duration?)] = []
        var sleepUntilToleranceStub: @Sendable (Instant, Instant.Duration?) async throws -> Void = { _, _ in }
        var sleepUntilToleranceExpectations: [ExpectedCalls<(deadline: Instant, tolerance: Instant.Duration?)>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.ownExpectations.unmet(storage.ownCallCount, of: "own()")
        unmet += storage.sleepUntilToleranceExpectations.unmet(
            storage.sleepUntilToleranceCalls, of: "sleep(until:tolerance:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Machine`, yours to edit.
nonisolated final class MachineMock<State: Equatable & Sendable, Action>: Machine {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += sendExpectations.unmet(sendCalls, of: "send(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: send(_:)
    var sendCalls: [Action] = []
    var sendStub: (Action) -> State = { _ in TestIssue.stop("MachineMock.sendStub is not set") }
    var sendExpectations: [ExpectedCalls<Action>] = []
    func send(_ action: Action) -> State {
        sendCalls.append(action)
        return sendStub(action)
    }
}

/// A mock of `LoggingMachine`, yours to edit.
nonisolated final class LoggingMachineMock<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += clearExpectations.unmet(clearCallCount, of: "clear()")
        unmet += sendExpectations.unmet(sendCalls, of: "send(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: clear()
    var clearCallCount = 0
    var clearExpectations: [ExpectedCalls<Void>] = []
    func clear() { clearCallCount += 1 }

    // MARK: send(_:)
    var sendCalls: [Action] = []
    var sendStub: (Action) -> State = { _ in [] }
    var sendExpectations: [ExpectedCalls<Action>] = []
    func send(_ action: Action) -> State {
        sendCalls.append(action)
        return sendStub(action)
    }
}

/// A mock of `Loading`, yours to edit.
nonisolated final class LoadingMock: Loading {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCalls, of: "load(_:_:)")
        unmet += visitExpectations.unmet(visitCallCount, of: "visit(_:)")
        unmet += changeByExpectations.unmet(changeByCalls, of: "change(_:by:)")
        unmet += laterExpectations.unmet(laterCalls, of: "later(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load(_:_:)
    var loadCalls: [(id: Int, completion: Network.Completion<Int>)] = []
    var loadStub: (Int, @escaping Network.Completion<Int>) -> Void = { _, _ in }
    var loadExpectations: [ExpectedCalls<(id: Int, completion: Network.Completion<Int>)>] = []
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) {
        loadCalls.append((id, completion))
        loadStub(id, completion)
    }

    // MARK: visit(_:)
    var visitCallCount = 0
    var visitStub: (Handler<Int>) -> Void = { _ in }
    var visitExpectations: [ExpectedCalls<Void>] = []
    func visit(_ visitor: Handler<Int>) {
        visitCallCount += 1
        visitStub(visitor)
    }

    // MARK: change(_:by:)
    var changeByCalls: [Int] = []
    var changeByStub: (Step<Int>, Int) -> Void = { _, _ in }
    var changeByExpectations: [ExpectedCalls<Int>] = []
    func change(_ step: Step<Int>, by count: Int) {
        changeByCalls.append(count)
        changeByStub(step, count)
    }

    // MARK: later(_:)
    var laterCalls: [Network.Completion<Int>?] = []
    var laterStub: (Network.Completion<Int>?) -> Void = { _ in }
    var laterExpectations: [ExpectedCalls<Network.Completion<Int>?>] = []
    func later(_ completion: Network.Completion<Int>?) {
        laterCalls.append(completion)
        laterStub(completion)
    }
}

/// A mock of `Locking`, yours to edit.
@dynamicMemberLookup
final class LockingMock: Locking {
    struct Storage {
        var withLockCallCount = 0
        var withLockExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.withLockExpectations.unmet(storage.withLockCallCount, of: "withLock(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        var counters: Counters = Counters()
        storage.increment(\.withLockCallCount)
        return try body(&counters)
    }
}

/// A mock of `Tuning`, yours to edit.
nonisolated final class TuningMock: Tuning {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: level
    var levelSetCalls: [Int] = []
    var level = 0 { didSet { levelSetCalls.append(level) } }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Int = { _ in 0 }
    struct SubscriptSetCall: RecordedCall { let index: Int, newValue: Int }
    var subscriptSetCalls: [SubscriptSetCall] = []
    var subscriptExpectations: [ExpectedCalls<Int>] = []
    subscript(index: Int) -> Int {
        get {
            subscriptCalls.append(index)
            return subscriptStub(index)
        }
        set { subscriptSetCalls.append(.init(index: index, newValue: newValue)) }
    }
}
