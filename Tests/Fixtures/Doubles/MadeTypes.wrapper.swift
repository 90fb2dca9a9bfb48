import MadeTypes

/// A wrapper of `Store`, yours to edit.
struct StoreWrapper<Base: Store>: Store {
    typealias Item = Base.Item
    let base: Base

    func put(_ item: Item) { base.put(item) }
    func first() -> Item? { base.first() }
}

/// A wrapper of `ItemStore`, yours to edit.
struct ItemStoreWrapper<Base: ItemStore>: ItemStore {
    typealias Item = Base.Item
    let base: Base

    func own() -> Int { base.own() }
    func put(_ item: Item) { base.put(item) }
    func first() -> Item? { base.first() }
}

/// A wrapper of `ListStore`, yours to edit.
struct ListStoreWrapper<Base: ListStore>: ListStore {
    typealias Item = Base.Item
    let base: Base

    func own() -> Int { base.own() }
    func put(_ item: Item) { base.put(item) }
    func first() -> Item? { base.first() }
}

/// A wrapper of `AppClock`, yours to edit.
struct AppClockWrapper<Base: AppClock>: AppClock {
    typealias Duration = Base.Duration
    typealias Instant = Base.Instant
    let base: Base

    func own() -> Int { base.own() }
    var now: Instant { base.now }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
        try await base.sleep(until: deadline, tolerance: tolerance)
    }
}

/// A wrapper of `Machine`, yours to edit.
struct MachineWrapper<Base: Machine>: Machine {
    typealias State = Base.State
    typealias Action = Base.Action
    let base: Base

    func send(_ action: Action) -> State { base.send(action) }
}

/// A wrapper of `LoggingMachine`, yours to edit.
struct LoggingMachineWrapper<Base: LoggingMachine>: LoggingMachine where Base.Action: Equatable, Base.Action: Sendable {
    typealias State = Base.State
    typealias Action = Base.Action
    let base: Base

    func clear() { base.clear() }
    func send(_ action: Action) -> State { base.send(action) }
}

/// A wrapper of `Loading`, yours to edit.
struct LoadingWrapper<Base: Loading>: Loading {
    let base: Base

    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) { base.load(id, completion) }
    func visit(_ visitor: Handler<Int>) { base.visit(visitor) }
    func change(_ step: Step<Int>, by count: Int) { base.change(step, by: count) }
    func later(_ completion: Network.Completion<Int>?) { base.later(completion) }
}

/// A wrapper of `Locking`, yours to edit.
struct LockingWrapper<Base: Locking>: Locking {
    let base: Base

    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        try base.withLock(body)
    }
}

/// A wrapper of `Tuning`, yours to edit.
struct TuningWrapper<Base: Tuning>: Tuning {
    var base: Base

    var level: Int {
        mutating get { base.level }
        nonmutating set {
            func assign(to currentBase: inout Base) { currentBase.level = newValue }
            var currentBase = base
            assign(to: &currentBase)
        }
    }

    subscript(index: Int) -> Int {
        mutating get { base[index] }
        nonmutating set {
            func assign(to currentBase: inout Base) { currentBase[index] = newValue }
            var currentBase = base
            assign(to: &currentBase)
        }
    }
}
