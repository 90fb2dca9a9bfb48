import MadeTypes

/// A dummy of `Store`, yours to edit.
final class StoreDummy<Item>: Store {
    func put(_ item: Item) { TestIssue.report("StoreDummy.put(_:) must not be called") }
    func first() -> Item? { TestIssue.report("StoreDummy.first() must not be called", returning: nil) }
}

/// A dummy of `ItemStore`, yours to edit.
final class ItemStoreDummy: ItemStore {
    typealias Item = MadeTypes.Item
    func own() -> Int { TestIssue.report("ItemStoreDummy.own() must not be called", returning: 0) }
    func put(_ item: Item) { TestIssue.report("ItemStoreDummy.put(_:) must not be called") }
    func first() -> Item? { TestIssue.report("ItemStoreDummy.first() must not be called", returning: nil) }
}

/// A dummy of `ListStore`, yours to edit.
final class ListStoreDummy: ListStore {
    typealias Item = [MadeTypes.Item]
    func own() -> Int { TestIssue.report("ListStoreDummy.own() must not be called", returning: 0) }
    func put(_ item: Item) { TestIssue.report("ListStoreDummy.put(_:) must not be called") }
    func first() -> Item? { TestIssue.report("ListStoreDummy.first() must not be called", returning: nil) }
}

/// A dummy of `AppClock`, yours to edit.
final class AppClockDummy<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration
    func own() -> Int { TestIssue.report("AppClockDummy.own() must not be called", returning: 0) }
    var now: Instant { TestIssue.stop("AppClockDummy.now must not be read") }

    var minimumResolution: Duration {
        TestIssue.report("AppClockDummy.minimumResolution must not be read", returning: .zero)
    }

    func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
        TestIssue.report("AppClockDummy.sleep(until:tolerance:) must not be called")
    }
}

/// A dummy of `Machine`, yours to edit.
final class MachineDummy<State: Equatable & Sendable, Action>: Machine {
    func send(_ action: Action) -> State { TestIssue.stop("MachineDummy.send(_:) must not be called") }
}

/// A dummy of `LoggingMachine`, yours to edit.
final class LoggingMachineDummy<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]
    func clear() { TestIssue.report("LoggingMachineDummy.clear() must not be called") }

    func send(_ action: Action) -> State {
        TestIssue.report("LoggingMachineDummy.send(_:) must not be called", returning: [])
    }
}

/// A dummy of `Loading`, yours to edit.
final class LoadingDummy: Loading {
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) {
        TestIssue.report("LoadingDummy.load(_:_:) must not be called")
    }

    func visit(_ visitor: Handler<Int>) { TestIssue.report("LoadingDummy.visit(_:) must not be called") }
    func change(_ step: Step<Int>, by count: Int) { TestIssue.report("LoadingDummy.change(_:by:) must not be called") }
    func later(_ completion: Network.Completion<Int>?) { TestIssue.report("LoadingDummy.later(_:) must not be called") }
}

/// A dummy of `Locking`, yours to edit.
final class LockingDummy: Locking {
    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        TestIssue.stop("LockingDummy.withLock(_:) must not be called")
    }
}

/// A dummy of `Tuning`, yours to edit.
final class TuningDummy: Tuning {
    var level: Int {
        get { TestIssue.report("TuningDummy.level must not be read", returning: 0) }
        set { TestIssue.report("TuningDummy.level must not be set") }
    }

    subscript(index: Int) -> Int {
        get { TestIssue.report("TuningDummy.subscript(_:) must not be read", returning: 0) }
        set { TestIssue.report("TuningDummy.subscript(_:) must not be set") }
    }
}
