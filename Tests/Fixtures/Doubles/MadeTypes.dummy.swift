import MadeTypes

/// A dummy of `Store`, yours to edit.
final class StoreDummy<Item>: Store {
    func put(_ item: Item) { fatalError("StoreDummy.put(_:) must not be called") }
    func first() -> Item? { fatalError("StoreDummy.first() must not be called") }
}

/// A dummy of `ItemStore`, yours to edit.
final class ItemStoreDummy: ItemStore {
    typealias Item = MadeTypes.Item
    func own() -> Int { fatalError("ItemStoreDummy.own() must not be called") }
    func put(_ item: Item) { fatalError("ItemStoreDummy.put(_:) must not be called") }
    func first() -> Item? { fatalError("ItemStoreDummy.first() must not be called") }
}

/// A dummy of `ListStore`, yours to edit.
final class ListStoreDummy: ListStore {
    typealias Item = [MadeTypes.Item]
    func own() -> Int { fatalError("ListStoreDummy.own() must not be called") }
    func put(_ item: Item) { fatalError("ListStoreDummy.put(_:) must not be called") }
    func first() -> Item? { fatalError("ListStoreDummy.first() must not be called") }
}

/// A dummy of `AppClock`, yours to edit.
final class AppClockDummy<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration
    func own() -> Int { fatalError("AppClockDummy.own() must not be called") }
    var now: Instant { fatalError("AppClockDummy.now must not be read") }
    var minimumResolution: Duration { fatalError("AppClockDummy.minimumResolution must not be read") }

    func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
        fatalError("AppClockDummy.sleep(until:tolerance:) must not be called")
    }
}

/// A dummy of `Machine`, yours to edit.
final class MachineDummy<State: Equatable & Sendable, Action>: Machine {
    func send(_ action: Action) -> State { fatalError("MachineDummy.send(_:) must not be called") }
}

/// A dummy of `LoggingMachine`, yours to edit.
final class LoggingMachineDummy<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]
    func clear() { fatalError("LoggingMachineDummy.clear() must not be called") }
    func send(_ action: Action) -> State { fatalError("LoggingMachineDummy.send(_:) must not be called") }
}

/// A dummy of `Loading`, yours to edit.
final class LoadingDummy: Loading {
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) {
        fatalError("LoadingDummy.load(_:_:) must not be called")
    }

    func visit(_ visitor: Handler<Int>) { fatalError("LoadingDummy.visit(_:) must not be called") }
    func change(_ step: Step<Int>, by count: Int) { fatalError("LoadingDummy.change(_:by:) must not be called") }
    func later(_ completion: Network.Completion<Int>?) { fatalError("LoadingDummy.later(_:) must not be called") }
}

/// A dummy of `Locking`, yours to edit.
final class LockingDummy: Locking {
    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        fatalError("LockingDummy.withLock(_:) must not be called")
    }
}

/// A dummy of `Tuning`, yours to edit.
final class TuningDummy: Tuning {
    var level: Int {
        get { fatalError("TuningDummy.level must not be read") }
        set { fatalError("TuningDummy.level must not be set") }
    }

    subscript(index: Int) -> Int {
        get { fatalError("TuningDummy.subscript(_:) must not be read") }
        set { fatalError("TuningDummy.subscript(_:) must not be set") }
    }
}
