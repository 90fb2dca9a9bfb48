import MadeTypes

/// A fake of `Store`, yours to edit.
final class StoreFake<Item>: Store {
    var items: [Item]

    init(items: [Item] = []) { self.items = items }

    func put(_ item: Item) { items.append(item) }
    func first() -> Item? { items.first }
}

/// A fake of `ItemStore`, yours to edit.
final class ItemStoreFake: ItemStore {
    typealias Item = MadeTypes.Item

    var items: [Item]

    init(items: [Item] = []) { self.items = items }

    // MARK: own()
    var ownStub: () -> Int = { TestIssue.report("ItemStoreFake.ownStub is not set", returning: 0) }
    func own() -> Int { ownStub() }

    func put(_ item: Item) { if !items.contains(item) { items.append(item) } }
    func first() -> Item? { items.first }
}

/// A fake of `ListStore`, yours to edit.
final class ListStoreFake: ListStore {
    typealias Item = [MadeTypes.Item]

    var items: [Item]

    init(items: [Item] = []) { self.items = items }

    // MARK: own()
    var ownStub: () -> Int = { TestIssue.report("ListStoreFake.ownStub is not set", returning: 0) }
    func own() -> Int { ownStub() }

    func put(_ item: Item) { if !items.contains(item) { items.append(item) } }
    func first() -> Item? { items.first }
}

/// A fake of `AppClock`, yours to edit.
@dynamicMemberLookup
final class AppClockFake<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration

    struct Storage {
        var ownStub: @Sendable () -> Int = { TestIssue.report("AppClockFake.ownStub is not set", returning: 0) }
        lazy var now: Instant = { TestIssue.stop("AppClockFake.now is not set") }()
        var minimumResolution: Duration = .zero
        var sleepUntilToleranceStub: @Sendable (Instant, Instant.Duration?) async throws -> Void = { _, _ in
            TestIssue.report("AppClockFake.sleepUntilToleranceStub is not set")
        }
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

/// A fake of `Machine`, yours to edit.
final class MachineFake<State: Equatable & Sendable, Action>: Machine {
    // MARK: send(_:)
    var sendStub: (Action) -> State = { _ in TestIssue.stop("MachineFake.sendStub is not set") }
    func send(_ action: Action) -> State { sendStub(action) }
}

/// A fake of `LoggingMachine`, yours to edit.
final class LoggingMachineFake<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]
    func clear() {}

    // MARK: send(_:)
    var sendStub: (Action) -> State = { _ in TestIssue.report("LoggingMachineFake.sendStub is not set", returning: []) }
    func send(_ action: Action) -> State { sendStub(action) }
}

/// A fake of `Loading`, yours to edit.
final class LoadingFake: Loading {
    // MARK: load(_:_:)
    var loadStub: (Int, @escaping Network.Completion<Int>) -> Void = { _, completion in
        TestIssue.report("LoadingFake.loadStub is not set")
        completion(.success(0))
    }
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) { loadStub(id, completion) }

    // MARK: visit(_:)
    var visitStub: (Handler<Int>) -> Void = { visitor in
        TestIssue.report("LoadingFake.visitStub is not set")
        visitor(0)
    }
    func visit(_ visitor: Handler<Int>) { visitStub(visitor) }

    func change(_ step: Step<Int>, by count: Int) {}

    // MARK: later(_:)
    var laterStub: (Network.Completion<Int>?) -> Void = { completion in
        TestIssue.report("LoadingFake.laterStub is not set")
        completion?(.success(0))
    }
    func later(_ completion: Network.Completion<Int>?) { laterStub(completion) }
}

/// A fake of `Locking`, yours to edit.
final class LockingFake: Locking {
    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        var counters: Counters = Counters()
        return try body(&counters)
    }
}

/// A fake of `Tuning`, yours to edit.
final class TuningFake: Tuning {
    var level = 0

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> Int = { _ in TestIssue.report("TuningFake.subscriptStub is not set", returning: 0) }
    var subscriptSetStub: (Int, Int) -> Void = { _, _ in TestIssue.report("TuningFake.subscriptSetStub is not set") }
    subscript(index: Int) -> Int {
        get { subscriptStub(index) }
        set { subscriptSetStub(index, newValue) }
    }
}
