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

    func own() -> Int {
        // Fill in: what it does.
        TestIssue.report("ItemStoreFake.own() is not filled in", returning: 0)
    }

    func put(_ item: Item) { if !items.contains(item) { items.append(item) } }
    func first() -> Item? { items.first }
}

/// A fake of `ListStore`, yours to edit.
final class ListStoreFake: ListStore {
    typealias Item = [MadeTypes.Item]

    var items: [Item]

    init(items: [Item] = []) { self.items = items }

    func own() -> Int {
        // Fill in: what it does.
        TestIssue.report("ListStoreFake.own() is not filled in", returning: 0)
    }

    func put(_ item: Item) { if !items.contains(item) { items.append(item) } }
    func first() -> Item? { items.first }
}

/// A fake of `AppClock`, yours to edit.
final class AppClockFake<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration

    struct Storage {
        lazy var now: Instant = { TestIssue.stop("AppClockFake.now is not set") }()
        var minimumResolution: Duration = .zero
    }

    private let storage = Locked(Storage())

    func own() -> Int {
        // Fill in: what it does.
        TestIssue.report("AppClockFake.own() is not filled in", returning: 0)
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
        // Fill in: what it does.
        TestIssue.report("AppClockFake.sleep(until:tolerance:) is not filled in")
    }
}

/// A fake of `Machine`, yours to edit.
final class MachineFake<State: Equatable & Sendable, Action>: Machine {
    func send(_ action: Action) -> State {
        // Fill in: what it does.
        TestIssue.stop("MachineFake.send(_:) is not filled in")
    }
}

/// A fake of `LoggingMachine`, yours to edit.
final class LoggingMachineFake<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]

    var states: [State]

    init(states: [State] = []) { self.states = states }

    func clear() { states.removeAll() }

    func send(_ action: Action) -> State {
        // Fill in: how to make one State from its parameters.
        TestIssue.report("LoggingMachineFake.send(_:) is not filled in", returning: [])
    }
}

/// A fake of `Loading`, yours to edit.
final class LoadingFake: Loading {
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) { completion(.success(0)) }
    func visit(_ visitor: Handler<Int>) { visitor(0) }
    func change(_ step: Step<Int>, by count: Int) {}
    func later(_ completion: Network.Completion<Int>?) { completion?(.success(0)) }
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
    var level: Int = 0

    subscript(index: Int) -> Int {
        get {
            // Fill in: what it does.
            TestIssue.report("TuningFake.subscript(_:) is not filled in", returning: 0)
        }
        set { TestIssue.report("TuningFake.subscript(_:) is not filled in") }
    }
}
