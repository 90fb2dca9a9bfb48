import MadeTypes

/// A client of `Store`, yours to edit.
struct StoreClient<Item>: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Store>(_ live: Live) where Live.Item == Item {
        onPut = { live.put($0) }
        onFirst = { live.first() }
    }

    // MARK: put(_:)
    var onPut: (Item) -> Void = { _ in TestIssue.report("StoreClient.onPut is not set") }
    func put(_ item: Item) { onPut(item) }

    // MARK: first()
    var onFirst: () -> Item? = { TestIssue.report("StoreClient.onFirst is not set", returning: nil) }
    func first() -> Item? { onFirst() }
}

/// A client of `ItemStore`, yours to edit.
struct ItemStoreClient: ItemStore {
    typealias Item = MadeTypes.Item

    /// A client whose members fail until they are set.
    static var unimplemented: ItemStoreClient { ItemStoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ItemStore) {
        onOwn = { live.own() }
        onPut = { live.put($0) }
        onFirst = { live.first() }
    }

    // MARK: own()
    var onOwn: () -> Int = { TestIssue.report("ItemStoreClient.onOwn is not set", returning: 0) }
    func own() -> Int { onOwn() }

    // MARK: put(_:)
    var onPut: (Item) -> Void = { _ in TestIssue.report("ItemStoreClient.onPut is not set") }
    func put(_ item: Item) { onPut(item) }

    // MARK: first()
    var onFirst: () -> Item? = { TestIssue.report("ItemStoreClient.onFirst is not set", returning: nil) }
    func first() -> Item? { onFirst() }
}

/// A client of `ListStore`, yours to edit.
struct ListStoreClient: ListStore {
    typealias Item = [MadeTypes.Item]

    /// A client whose members fail until they are set.
    static var unimplemented: ListStoreClient { ListStoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ListStore) {
        onOwn = { live.own() }
        onPut = { live.put($0) }
        onFirst = { live.first() }
    }

    // MARK: own()
    var onOwn: () -> Int = { TestIssue.report("ListStoreClient.onOwn is not set", returning: 0) }
    func own() -> Int { onOwn() }

    // MARK: put(_:)
    var onPut: (Item) -> Void = { _ in TestIssue.report("ListStoreClient.onPut is not set") }
    func put(_ item: Item) { onPut(item) }

    // MARK: first()
    var onFirst: () -> Item? = { TestIssue.report("ListStoreClient.onFirst is not set", returning: nil) }
    func first() -> Item? { onFirst() }
}

/// A client of `AppClock`, yours to edit.
struct AppClockClient<Instant: InstantProtocol>: AppClock where Swift.Duration == Instant.Duration {
    typealias Duration = Swift.Duration

    /// A client whose members fail until they are set.
    static var unimplemented: AppClockClient { AppClockClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: AppClock>(_ live: Live) where Live.Instant == Instant {
        onOwn = { live.own() }
        onNow = { live.now }
        onMinimumResolution = { live.minimumResolution }
        onSleepUntilTolerance = { try await live.sleep(until: $0, tolerance: $1) }
    }

    // MARK: own()
    var onOwn: @Sendable () -> Int = { TestIssue.report("AppClockClient.onOwn is not set", returning: 0) }
    func own() -> Int { onOwn() }

    // MARK: now
    var onNow: @Sendable () -> Instant = { TestIssue.stop("AppClockClient.onNow is not set") }
    var now: Instant { onNow() }

    // MARK: minimumResolution
    var onMinimumResolution: @Sendable () -> Duration = {
        TestIssue.report("AppClockClient.onMinimumResolution is not set", returning: .zero)
    }
    var minimumResolution: Duration { onMinimumResolution() }

    // MARK: sleep(until:tolerance:)
    var onSleepUntilTolerance: @Sendable (Instant, Instant.Duration?) async throws -> Void = { _, _ in
        TestIssue.report("AppClockClient.onSleepUntilTolerance is not set")
    }
    func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
        try await onSleepUntilTolerance(deadline, tolerance)
    }
}

/// A client of `Machine`, yours to edit.
struct MachineClient<State: Equatable & Sendable, Action>: Machine {
    /// A client whose members fail until they are set.
    static var unimplemented: MachineClient { MachineClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Machine>(_ live: Live) where Live.State == State, Live.Action == Action {
        onSend = { live.send($0) }
    }

    // MARK: send(_:)
    var onSend: (Action) -> State = { _ in TestIssue.stop("MachineClient.onSend is not set") }
    func send(_ action: Action) -> State { onSend(action) }
}

/// A client of `LoggingMachine`, yours to edit.
struct LoggingMachineClient<Action: Equatable & Sendable>: LoggingMachine {
    typealias State = [Action]

    /// A client whose members fail until they are set.
    static var unimplemented: LoggingMachineClient { LoggingMachineClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: LoggingMachine>(_ live: Live) where Live.Action == Action {
        onClear = { live.clear() }
        onSend = { live.send($0) }
    }

    // MARK: clear()
    var onClear: () -> Void = { TestIssue.report("LoggingMachineClient.onClear is not set") }
    func clear() { onClear() }

    // MARK: send(_:)
    var onSend: (Action) -> State = { _ in TestIssue.report("LoggingMachineClient.onSend is not set", returning: []) }
    func send(_ action: Action) -> State { onSend(action) }
}

/// A client of `Loading`, yours to edit.
struct LoadingClient: Loading {
    /// A client whose members fail until they are set.
    static var unimplemented: LoadingClient { LoadingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Loading) {
        onLoad = { live.load($0, $1) }
        onVisit = { live.visit($0) }
        onChangeBy = { live.change($0, by: $1) }
        onLater = { live.later($0) }
    }

    // MARK: load(_:_:)
    var onLoad: (Int, @escaping Network.Completion<Int>) -> Void = { _, _ in
        TestIssue.report("LoadingClient.onLoad is not set")
    }
    func load(_ id: Int, _ completion: @escaping Network.Completion<Int>) { onLoad(id, completion) }

    // MARK: visit(_:)
    var onVisit: (Handler<Int>) -> Void = { _ in TestIssue.report("LoadingClient.onVisit is not set") }
    func visit(_ visitor: Handler<Int>) { onVisit(visitor) }

    // MARK: change(_:by:)
    var onChangeBy: (Step<Int>, Int) -> Void = { _, _ in TestIssue.report("LoadingClient.onChangeBy is not set") }
    func change(_ step: Step<Int>, by count: Int) { onChangeBy(step, count) }

    // MARK: later(_:)
    var onLater: (Network.Completion<Int>?) -> Void = { _ in TestIssue.report("LoadingClient.onLater is not set") }
    func later(_ completion: Network.Completion<Int>?) { onLater(completion) }
}

/// A client of `Locking`, yours to edit.
struct LockingClient: Locking {
    /// A client whose members fail until they are set.
    static var unimplemented: LockingClient { LockingClient() }

    init() {}

    // MARK: withLock(_:)
    var onWithLock: @Sendable (@Sendable (inout Counters) throws -> any Sendable) -> Any = { _ in
        TestIssue.stop("LockingClient.onWithLock is not set")
    }
    func withLock<Result: Sendable>(_ body: @Sendable (inout Counters) throws -> Result) rethrows -> Result {
        guard let result = onWithLock(body) as? Result else {
            TestIssue.stop("LockingClient.onWithLock did not return Result")
        }
        return result
    }
}

/// A client of `Tuning`, yours to edit.
struct TuningClient: Tuning {
    /// A client whose members fail until they are set.
    static var unimplemented: TuningClient { TuningClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Tuning) {
        var live = live
        onLevel = { live.level }
        onSetLevel = { live.level = $0 }
        onSubscript = { live[$0] }
        onSetSubscript = { live[$0] = $1 }
    }

    // MARK: level
    var onLevel: () -> Int = { TestIssue.report("TuningClient.onLevel is not set", returning: 0) }
    var onSetLevel: (Int) -> Void = { _ in TestIssue.report("TuningClient.onSetLevel is not set") }
    var level: Int {
        get { onLevel() }
        nonmutating set { onSetLevel(newValue) }
    }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> Int = { _ in TestIssue.report("TuningClient.onSubscript is not set", returning: 0) }
    var onSetSubscript: (Int, Int) -> Void = { _, _ in TestIssue.report("TuningClient.onSetSubscript is not set") }
    subscript(index: Int) -> Int {
        get { onSubscript(index) }
        nonmutating set { onSetSubscript(index, newValue) }
    }
}
