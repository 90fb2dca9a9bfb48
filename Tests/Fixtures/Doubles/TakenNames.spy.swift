import TakenNames

/// A spy of `Sendable`, yours to edit.
final class SendableSpy: TakenNames.Sendable {}

/// A spy of `Doors`, yours to edit.
@dynamicMemberLookup
final class DoorsSpy: Doors {
    struct SpyStorage {
        var closeAfterCalls: [(door: TakenNames.Locked, task: TakenNames.Task)] = []
        var closeAfterStub: @Sendable (TakenNames.Locked, TakenNames.Task) throws -> TakenNames.Result = { _, _ in
            TakenNames.Result()
        }
        var listCalls: [TakenNames.String] = []
        var listStub: @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in [] }
        var runCalls: [@Sendable (Swift.Int) -> TakenNames.Optional] = []
        var runStub: @Sendable (@escaping @Sendable (Swift.Int) -> TakenNames.Optional) -> Void = { _ in }
        var quitCallCount = 0
        var saveCalls: [Storage] = []
        var saveStub: @Sendable (Storage) throws -> Void = { _ in }
        var lastSetCalls: [TakenNames.Error] = []
        var last: TakenNames.Error = .none { didSet { lastSetCalls.append(last) } }
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

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        spyStorage.append((door, task), to: \.closeAfterCalls)
        return try spyStorage.closeAfterStub(door, task)
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] {
        spyStorage.append(text, to: \.listCalls)
        return try await spyStorage.listStub(text)
    }

    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {
        spyStorage.append(body, to: \.runCalls)
        spyStorage.runStub(body)
    }

    func quit() { spyStorage.increment(\.quitCallCount) }

    func save(_ storage: Storage) throws {
        spyStorage.append(storage, to: \.saveCalls)
        try spyStorage.saveStub(storage)
    }

    static func make() -> Value {
        staticSpyStorage.increment(\.makeCallCount)
        return staticSpyStorage.makeStub()
    }

    var last: TakenNames.Error {
        get { spyStorage.last }
        set { spyStorage.last = newValue }
    }
}

/// A spy of `Keys`, yours to edit.
final class KeysSpy: Keys {
    // MARK: find(_:)
    var findCalls: [TakenNames.Locked] = []
    var findStub: (TakenNames.Locked) throws -> TakenNames.Result = { _ in TakenNames.Result() }
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result {
        findCalls.append(key)
        return try findStub(key)
    }

    // MARK: code(_:)
    var codeCalls: [any Swift.Error] = []
    var codeStub: (any Swift.Error) -> Any = { _ in TestIssue.stop("KeysSpy.codeStub is not set") }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        codeCalls.append(error)
        guard let result = codeStub(error) as? Failure else {
            TestIssue.stop("KeysSpy.codeStub did not return Failure")
        }
        return result
    }

    var owner = TakenNames.String()
}

/// A spy of `Racer`, yours to edit.
final class RacerSpy: Racer {
    // MARK: run(Task:)
    var runTaskCalls: [Swift.Int] = []
    func run(Task: Swift.Int) { runTaskCalls.append(Task) }

    // MARK: stop(_:for:)
    var stopForCalls: [(Error: TakenNames.Task, Result: Swift.Int)] = []
    var stopForStub: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in false }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool {
        stopForCalls.append((Error, Result))
        return stopForStub(Error, Result)
    }

    // MARK: Array
    var ArraySetCalls: [Swift.Int] = []
    var Array: Swift.Int = 0 { didSet { ArraySetCalls.append(Array) } }
}

/// A spy of `Relay`, yours to edit.
final class RelaySpy: Relay {
    // MARK: send(_:then:)
    var sendThenCalls: [(parameter: Any, then: Any)] = []
    var sendThenStub: (Any, Any) -> Void = { _, _ in }
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        sendThenCalls.append((parameter, then))
        sendThenStub(parameter, then)
    }

    // MARK: run(_:)
    var runCalls: [Any] = []
    var runStub: (Any) throws -> [Any] = { _ in [] }
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        runCalls.append(task)
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
        guard let result = subscriptStub(array) as? OtherArray else {
            TestIssue.stop("RelaySpy.subscriptStub did not return OtherArray")
        }
        return result
    }
}
