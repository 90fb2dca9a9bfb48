import TakenNames

/// A spy of `Sendable`, yours to edit.
final class SendableSpy: TakenNames.Sendable {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any TakenNames.Sendable) {}

    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Doors`, yours to edit.
@dynamicMemberLookup
final class DoorsSpy: Doors {
    init() {}

    struct SpyStorage {
        var order: CallOrder?
        var closeAfterCalls: [(door: TakenNames.Locked, task: TakenNames.Task)] = []
        var closeAfterStub: @Sendable (TakenNames.Locked, TakenNames.Task) throws -> TakenNames.Result = { _, _ in
            TakenNames.Result()
        }
        var listCalls: [TakenNames.String] = []
        var listStub: @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in [] }
        var runCalls: [@Sendable (Swift.Int) -> TakenNames.Optional] = []
        var runStub: @Sendable (@escaping @Sendable (Swift.Int) -> TakenNames.Optional) -> Void = { _ in }
        var quitCallCount = 0
        var quitStub: @Sendable () -> Void = {}
        var saveCalls: [Storage] = []
        var saveStub: @Sendable (Storage) throws -> Void = { _ in }
        var lastCallCount = 0
        var lastStub: @Sendable () -> TakenNames.Error = { .none }
        var lastSetCalls: [TakenNames.Error] = []
        var lastSetStub: @Sendable (TakenNames.Error) -> Void = { _ in }
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    struct StaticSpyStorage {
        var makeCallCount = 0
        var makeStub: @Sendable () -> Value = { Value() }
    }

    private static var staticSpyStorage: Locked<StaticSpyStorage> { .shared { StaticSpyStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticSpyStorage, Value>) -> Value {
        get { staticSpyStorage[dynamicMember: member] }
        set { staticSpyStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticSpyStorage()
        staticSpyStorage.withLock { swap(&$0, &former) }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Doors) {
        spyStorage.closeAfterStub = { try live.close($0, after: $1) }
        spyStorage.listStub = { try await live.list($0) }
        spyStorage.runStub = { live.run($0) }
        spyStorage.quitStub = { live.quit() }
        spyStorage.saveStub = { try live.save($0) }
        spyStorage.lastStub = { live.last }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        spyStorage.closeAfterCalls = []
        spyStorage.listCalls = []
        spyStorage.runCalls = []
        spyStorage.quitCallCount = 0
        spyStorage.saveCalls = []
        spyStorage.lastCallCount = 0
        spyStorage.lastSetCalls = []
    }

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        spyStorage.append((door, task), to: \.closeAfterCalls)
        spyStorage.order?.add("close(_:after:)")
        return try spyStorage.closeAfterStub(door, task)
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] {
        spyStorage.append(text, to: \.listCalls)
        spyStorage.order?.add("list(_:)")
        return try await spyStorage.listStub(text)
    }

    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {
        spyStorage.append(body, to: \.runCalls)
        spyStorage.order?.add("run(_:)")
        spyStorage.runStub(body)
    }

    func quit() {
        spyStorage.increment(\.quitCallCount)
        spyStorage.order?.add("quit()")
        spyStorage.quitStub()
    }

    func save(_ storage: Storage) throws {
        spyStorage.append(storage, to: \.saveCalls)
        spyStorage.order?.add("save(_:)")
        try spyStorage.saveStub(storage)
    }

    static func make() -> Value {
        staticSpyStorage.increment(\.makeCallCount)
        return staticSpyStorage.makeStub()
    }

    var last: TakenNames.Error {
        get {
            spyStorage.increment(\.lastCallCount)
            spyStorage.order?.add("last")
            return spyStorage.lastStub()
        }
        set {
            spyStorage.append(newValue, to: \.lastSetCalls)
            spyStorage.order?.add("last")
            spyStorage.lastSetStub(newValue)
        }
    }
}

/// A spy of `Keys`, yours to edit.
final class KeysSpy: Keys {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Keys) {
        findStub = { try live.find($0) }
        ownerStub = { live.owner }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        findCalls = []
        codeCalls = []
        ownerCallCount = 0
    }

    // MARK: find(_:)
    var findCalls: [TakenNames.Locked] = []
    var findStub: (TakenNames.Locked) throws -> TakenNames.Result = { _ in TakenNames.Result() }
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result {
        findCalls.append(key)
        order?.add("find(_:)")
        return try findStub(key)
    }

    // MARK: code(_:)
    var codeCalls: [any Swift.Error] = []
    var codeStub: (any Swift.Error) -> Any = { _ in TestIssue.stop("KeysSpy.codeStub is not set") }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        codeCalls.append(error)
        order?.add("code(_:)")
        guard let result = codeStub(error) as? Failure else {
            TestIssue.stop("KeysSpy.codeStub did not return Failure")
        }
        return result
    }

    // MARK: owner
    var ownerCallCount = 0
    var ownerStub: () -> TakenNames.String = { TakenNames.String() }
    var owner: TakenNames.String {
        ownerCallCount += 1
        order?.add("owner")
        return ownerStub()
    }
}

/// A spy of `Racer`, yours to edit.
final class RacerSpy: Racer {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Racer) {
        runTaskStub = { live.run(Task: $0) }
        stopForStub = { live.stop($0, for: $1) }
        ArrayStub = { live.Array }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        runTaskCalls = []
        stopForCalls = []
        ArrayCallCount = 0
        ArraySetCalls = []
    }

    // MARK: run(Task:)
    var runTaskCalls: [Swift.Int] = []
    var runTaskStub: (Swift.Int) -> Void = { _ in }
    func run(Task: Swift.Int) {
        runTaskCalls.append(Task)
        order?.add("run(Task:)")
        runTaskStub(Task)
    }

    // MARK: stop(_:for:)
    var stopForCalls: [(Error: TakenNames.Task, Result: Swift.Int)] = []
    var stopForStub: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in false }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool {
        stopForCalls.append((Error, Result))
        order?.add("stop(_:for:)")
        return stopForStub(Error, Result)
    }

    // MARK: Array
    var ArrayCallCount = 0
    var ArrayStub: () -> Swift.Int = { 0 }
    var ArraySetCalls: [Swift.Int] = []
    var ArraySetStub: (Swift.Int) -> Void = { _ in }
    var Array: Swift.Int {
        get {
            ArrayCallCount += 1
            order?.add("Array")
            return ArrayStub()
        }
        set {
            ArraySetCalls.append(newValue)
            order?.add("Array")
            ArraySetStub(newValue)
        }
    }
}

/// A spy of `Relay`, yours to edit.
final class RelaySpy: Relay {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Relay) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        sendThenCalls = []
        runCalls = []
        subscriptCalls = []
    }

    // MARK: send(_:then:)
    var sendThenCalls: [(parameter: Any, then: Any)] = []
    var sendThenStub: (Any, Any) -> Void = { _, _ in }
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        sendThenCalls.append((parameter, then))
        order?.add("send(_:then:)")
        sendThenStub(parameter, then)
    }

    // MARK: run(_:)
    var runCalls: [Any] = []
    var runStub: (Any) throws -> [Any] = { _ in [] }
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        runCalls.append(task)
        order?.add("run(_:)")
        guard let result = try runStub(task) as? [OtherTask] else {
            throw TestIssue("RelaySpy.runStub did not return [OtherTask]")
        }
        return result
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Any] = []
    var subscriptStub: (Any) -> Any = { _ in TestIssue.stop("RelaySpy.subscriptStub is not set") }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        subscriptCalls.append(array)
        order?.add("subscript(_:)")
        guard let result = subscriptStub(array) as? OtherArray else {
            TestIssue.stop("RelaySpy.subscriptStub did not return OtherArray")
        }
        return result
    }
}
