import MadeTypes

/// A stub of `Store`, yours to edit.
final class StoreStub<Item>: Store {
    func put(_ item: Item) {}

    // MARK: first()
    var firstStub: () -> Item? = { nil }
    func first() -> Item? { firstStub() }
}

/// A stub of `ItemStore`, yours to edit.
final class ItemStoreStub: ItemStore {
    typealias Item = MadeTypes.Item

    // MARK: own()
    var ownStub: () -> Int = { 0 }
    func own() -> Int { ownStub() }

    func put(_ item: Item) {}

    // MARK: first()
    var firstStub: () -> Item? = { nil }
    func first() -> Item? { firstStub() }
}

/// A stub of `ListStore`, yours to edit.
final class ListStoreStub: ListStore {
    typealias Item = [MadeTypes.Item]

    // MARK: own()
    var ownStub: () -> Int = { 0 }
    func own() -> Int { ownStub() }

    func put(_ item: Item) {}

    // MARK: first()
    var firstStub: () -> Item? = { nil }
    func first() -> Item? { firstStub() }
}

/// A stub of `AppClock`, yours to edit.
@dynamicMemberLookup
final class AppClockStub<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration

    struct Storage {
        var ownStub: @Sendable () -> Int = { 0 }
        lazy var now: Instant = { TestIssue.stop("AppClockStub.now is not set") }()
        var minimumResolution: Duration = .zero
        var sleepUntilToleranceStub: @Sendable (Instant, Instant.Duration?) async throws -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func own() -> Int { storage.ownStub() }

    var now: Instant {
        get { storage.withLock { $0.now } }
        set { storage.replace { $0.now = newValue } }
    }

    var minimumResolution: Duration {
        get { storage.minimumResolution }
        set { storage.minimumResolution = newValue }
    }

    func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
        try await storage.sleepUntilToleranceStub(deadline, tolerance)
    }
}

/// A stub of `Machine`, yours to edit.
final class MachineStub<State: Equatable & Sendable, Action>: Machine {
    // MARK: send(_:)
    var sendStub: (Action) -> State = { _ in TestIssue.stop("MachineStub.sendStub is not set") }
    func send(_ action: Action) -> State { sendStub(action) }
}

/// A stub of `LoggingMachine`, yours to edit.
final class LoggingMachineStub<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]
    func clear() {}

    // MARK: send(_:)
    var sendStub: (Action) -> State = { _ in [] }
    func send(_ action: Action) -> State { sendStub(action) }
}

/// A stub of `Loading`, yours to edit.
final class LoadingStub: Loading {
    // MARK: load(_:_:)
    var loadStub: (Int, @escaping Network.Completion<Int>) -> Void = { _, _ in }
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) { loadStub(id, completion) }

    // MARK: visit(_:)
    var visitStub: (Handler<Int>) -> Void = { _ in }
    func visit(_ visitor: Handler<Int>) { visitStub(visitor) }

    // MARK: change(_:by:)
    var changeByStub: (Step<Int>, Int) -> Void = { _, _ in }
    func change(_ step: Step<Int>, by count: Int) { changeByStub(step, count) }

    // MARK: later(_:)
    var laterStub: (Network.Completion<Int>?) -> Void = { _ in }
    func later(_ completion: Network.Completion<Int>?) { laterStub(completion) }
}

/// A stub of `Locking`, yours to edit.
final class LockingStub: Locking {
    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        var counters: Counters = Counters()
        return try body(&counters)
    }
}

/// A stub of `Tuning`, yours to edit.
final class TuningStub: Tuning {
    var level = 0

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> Int = { _ in 0 }
    subscript(index: Int) -> Int {
        get { subscriptStub(index) }
        set {}
    }
}
