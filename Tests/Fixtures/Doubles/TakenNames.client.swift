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
        var onMake: @Sendable () -> Value = { fatalError("DoorsClient.onMake is not set") }
    }

    private static let staticClientStorage = Locked(StaticClientStorage())

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
        fatalError("DoorsClient.onCloseAfter is not set")
    }
    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        try onCloseAfter(door, task)
    }

    // MARK: list(_:)
    var onList: @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in
        fatalError("DoorsClient.onList is not set")
    }
    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] { try await onList(text) }

    // MARK: run(_:)
    var onRun: @Sendable (@escaping @Sendable (Swift.Int) -> TakenNames.Optional) -> Void = { _ in
        fatalError("DoorsClient.onRun is not set")
    }
    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) { onRun(body) }

    // MARK: quit()
    var onQuit: @Sendable () -> Void = { fatalError("DoorsClient.onQuit is not set") }
    func quit() { onQuit() }

    // MARK: save(_:)
    var onSave: @Sendable (Storage) throws -> Void = { _ in fatalError("DoorsClient.onSave is not set") }
    func save(_ storage: Storage) throws { try onSave(storage) }

    static func make() -> Value { staticClientStorage.onMake() }

    // MARK: last
    var onLast: @Sendable () -> TakenNames.Error = { fatalError("DoorsClient.onLast is not set") }
    var onSetLast: @Sendable (TakenNames.Error) -> Void = { _ in fatalError("DoorsClient.onSetLast is not set") }
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
    var onFind: (TakenNames.Locked) throws -> TakenNames.Result = { _ in fatalError("KeysClient.onFind is not set") }
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result { try onFind(key) }

    // MARK: code(_:)
    var onCode: (any Swift.Error) -> Any = { _ in fatalError("KeysClient.onCode is not set") }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        guard let result = onCode(error) as? Failure else {
            fatalError("KeysClient.onCode did not return Failure")
        }
        return result
    }

    // MARK: owner
    var onOwner: () -> TakenNames.String = { fatalError("KeysClient.onOwner is not set") }
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
    var onRunTask: (Swift.Int) -> Void = { _ in fatalError("RacerClient.onRunTask is not set") }
    func run(Task: Swift.Int) { onRunTask(Task) }

    // MARK: stop(_:for:)
    var onStopFor: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in
        fatalError("RacerClient.onStopFor is not set")
    }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool { onStopFor(Error, Result) }

    // MARK: Array
    var onArray: () -> Swift.Int = { fatalError("RacerClient.onArray is not set") }
    var onSetArray: (Swift.Int) -> Void = { _ in fatalError("RacerClient.onSetArray is not set") }
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
    var onSendThen: (Any, Any) -> Void = { _, _ in fatalError("RelayClient.onSendThen is not set") }
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        onSendThen(parameter, then)
    }

    // MARK: run(_:)
    var onRun: (Any) throws -> [Any] = { _ in fatalError("RelayClient.onRun is not set") }
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        guard let result = try onRun(task) as? [OtherTask] else {
            fatalError("RelayClient.onRun did not return [OtherTask]")
        }
        return result
    }

    // MARK: subscript(_:)
    var onSubscript: (Any) -> Any = { _ in fatalError("RelayClient.onSubscript is not set") }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        guard let result = onSubscript(array) as? OtherArray else {
            fatalError("RelayClient.onSubscript did not return OtherArray")
        }
        return result
    }
}
