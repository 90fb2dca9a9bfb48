import TakenNames

/// A client of `Sendable`, yours to edit.
struct SendableClient: TakenNames.Sendable {
    /// A client whose members fail until they are set.
    static var unimplemented: SendableClient { SendableClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some TakenNames.Sendable) {
    }
}

/// A client of `Doors`, yours to edit.
@dynamicMemberLookup
struct DoorsClient: Doors {
    /// A client whose members fail until they are set.
    static var unimplemented: DoorsClient { DoorsClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `make()`, which has to be set.
    init(_ live: some Doors) {
        let live = Locked(live)
        onCloseAfter = { try live.withLock { $0 }.close($0, after: $1) }
        onList = { try await live.withLock { $0 }.list($0) }
        onRun = { live.withLock { $0 }.run($0) }
        onQuit = { live.withLock { $0 }.quit() }
        onSave = { try live.withLock { $0 }.save($0) }
        onLast = { live.withLock { $0 }.last }
        onSetLast = {
            var changed = live.withLock { $0 }
            changed.last = $0
            live.withLock { swap(&$0, &changed) }
        }
    }

    struct StaticClientStorage {
        var onMake: @Sendable () -> Value = { TestIssue.report("DoorsClient.onMake is not set", returning: Value()) }
    }

    private static var staticClientStorage: Locked<StaticClientStorage> { .shared { StaticClientStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticClientStorage, Value>) -> Value {
        get { staticClientStorage[dynamicMember: member] }
        set { staticClientStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticClientStorage()
        staticClientStorage.withLock { swap(&$0, &former) }
    }

    // MARK: close(_:after:)
    var onCloseAfter: @Sendable (TakenNames.Locked, TakenNames.Task) throws -> TakenNames.Result = { _, _ in
        TestIssue.report("DoorsClient.onCloseAfter is not set", returning: TakenNames.Result())
    }
    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        try onCloseAfter(door, task)
    }

    // MARK: list(_:)
    var onList: @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in
        TestIssue.report("DoorsClient.onList is not set", returning: [])
    }
    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] { try await onList(text) }

    // MARK: run(_:)
    var onRun: @Sendable (@escaping @Sendable (Swift.Int) -> TakenNames.Optional) -> Void = { _ in
        TestIssue.report("DoorsClient.onRun is not set")
    }
    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) { onRun(body) }

    // MARK: quit()
    var onQuit: @Sendable () -> Void = { TestIssue.report("DoorsClient.onQuit is not set") }
    func quit() { onQuit() }

    // MARK: save(_:)
    var onSave: @Sendable (Storage) throws -> Void = { _ in TestIssue.report("DoorsClient.onSave is not set") }
    func save(_ storage: Storage) throws { try onSave(storage) }

    static func make() -> Value { staticClientStorage.onMake() }

    // MARK: last
    var onLast: @Sendable () -> TakenNames.Error = {
        TestIssue.report("DoorsClient.onLast is not set", returning: .none)
    }
    var onSetLast: @Sendable (TakenNames.Error) -> Void = { _ in TestIssue.report("DoorsClient.onSetLast is not set") }
    var last: TakenNames.Error {
        get { onLast() }
        set { onSetLast(newValue) }
    }
}

/// A client of `Keys`, yours to edit.
struct KeysClient: Keys {
    /// A client whose members fail until they are set.
    static var unimplemented: KeysClient { KeysClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Keys) {
        onFind = { try live.find($0) }
        onCode = { live.code($0) }
        onOwner = { live.owner }
    }

    // MARK: find(_:)
    var onFind: (TakenNames.Locked) throws -> TakenNames.Result = { _ in
        TestIssue.report("KeysClient.onFind is not set", returning: TakenNames.Result())
    }
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result { try onFind(key) }

    // MARK: code(_:)
    var onCode: (any Swift.Error) -> Any = { _ in TestIssue.stop("KeysClient.onCode is not set") }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        guard let result = onCode(error) as? Failure else {
            TestIssue.stop("KeysClient.onCode did not return Failure")
        }
        return result
    }

    // MARK: owner
    var onOwner: () -> TakenNames.String = {
        TestIssue.report("KeysClient.onOwner is not set", returning: TakenNames.String())
    }
    var owner: TakenNames.String { onOwner() }
}

/// A client of `Racer`, yours to edit.
struct RacerClient: Racer {
    /// A client whose members fail until they are set.
    static var unimplemented: RacerClient { RacerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Racer) {
        var live = live
        onRunTask = { live.run(Task: $0) }
        onStopFor = { live.stop($0, for: $1) }
        onArray = { live.Array }
        onSetArray = { live.Array = $0 }
    }

    // MARK: run(Task:)
    var onRunTask: (Swift.Int) -> Void = { _ in TestIssue.report("RacerClient.onRunTask is not set") }
    func run(Task: Swift.Int) { onRunTask(Task) }

    // MARK: stop(_:for:)
    var onStopFor: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in
        TestIssue.report("RacerClient.onStopFor is not set", returning: false)
    }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool { onStopFor(Error, Result) }

    // MARK: Array
    var onArray: () -> Swift.Int = { TestIssue.report("RacerClient.onArray is not set", returning: 0) }
    var onSetArray: (Swift.Int) -> Void = { _ in TestIssue.report("RacerClient.onSetArray is not set") }
    var Array: Swift.Int {
        get { onArray() }
        set { onSetArray(newValue) }
    }
}

/// A client of `Relay`, yours to edit.
struct RelayClient: Relay {
    /// A client whose members fail until they are set.
    static var unimplemented: RelayClient { RelayClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `send(_:then:)`, which has to be set.
    init(_ live: some Relay) {
        onRun = { try live.run($0) }
        onSubscript = { live[$0] }
    }

    // MARK: send(_:then:)
    var onSendThen: (Any, Any) -> Void = { _, _ in TestIssue.report("RelayClient.onSendThen is not set") }
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        onSendThen(parameter, then)
    }

    // MARK: run(_:)
    var onRun: (Any) throws -> [Any] = { _ in TestIssue.report("RelayClient.onRun is not set", returning: []) }
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        guard let result = try onRun(task) as? [OtherTask] else {
            TestIssue.stop("RelayClient.onRun did not return [OtherTask]")
        }
        return result
    }

    // MARK: subscript(_:)
    var onSubscript: (Any) -> Any = { _ in TestIssue.stop("RelayClient.onSubscript is not set") }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        guard let result = onSubscript(array) as? OtherArray else {
            TestIssue.stop("RelayClient.onSubscript did not return OtherArray")
        }
        return result
    }
}
