import TakenNames

/// A stub of `Sendable`, yours to edit.
final class SendableStub: TakenNames.Sendable {}

/// A stub of `Doors`, yours to edit.
@dynamicMemberLookup
final class DoorsStub: Doors {
    struct StubStorage {
        var closeAfterStub: @Sendable (TakenNames.Locked, TakenNames.Task) throws -> TakenNames.Result = { _, _ in
            TakenNames.Result()
        }
        var listStub: @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in [] }
        var runStub: @Sendable (@escaping @Sendable (Swift.Int) -> TakenNames.Optional) -> Void = { _ in }
        var saveStub: @Sendable (Storage) throws -> Void = { _ in }
        var last: TakenNames.Error = .none
    }

    private let stubStorage = Locked(StubStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<StubStorage, Value>) -> Value {
        get { stubStorage[dynamicMember: member] }
        set { stubStorage[dynamicMember: member] = newValue }
    }

    struct StaticStubStorage {
        var makeStub: @Sendable () -> Value = { Value() }
    }

    private static var staticStubStorage: Locked<StaticStubStorage> { .shared { StaticStubStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStubStorage, Value>) -> Value {
        get { staticStubStorage[dynamicMember: member] }
        set { staticStubStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStubStorage()
        staticStubStorage.withLock { swap(&$0, &former) }
    }

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        try stubStorage.closeAfterStub(door, task)
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] { try await stubStorage.listStub(text) }
    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) { stubStorage.runStub(body) }
    func quit() {}
    func save(_ storage: Storage) throws { try stubStorage.saveStub(storage) }
    static func make() -> Value { staticStubStorage.makeStub() }

    var last: TakenNames.Error {
        get { stubStorage.last }
        set { stubStorage.last = newValue }
    }
}

/// A stub of `Keys`, yours to edit.
final class KeysStub: Keys {
    // MARK: find(_:)
    var findStub: (TakenNames.Locked) throws -> TakenNames.Result = { _ in TakenNames.Result() }
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result { try findStub(key) }

    // MARK: code(_:)
    var codeStub: (any Swift.Error) -> Any = { _ in TestIssue.stop("KeysStub.codeStub is not set") }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        guard let result = codeStub(error) as? Failure else {
            TestIssue.stop("KeysStub.codeStub did not return Failure")
        }
        return result
    }

    var owner = TakenNames.String()
}

/// A stub of `Racer`, yours to edit.
final class RacerStub: Racer {
    func run(Task: Swift.Int) {}

    // MARK: stop(_:for:)
    var stopForStub: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in false }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool { stopForStub(Error, Result) }

    var Array: Swift.Int = 0
}

/// A stub of `Relay`, yours to edit.
final class RelayStub: Relay {
    // MARK: send(_:then:)
    var sendThenStub: (Any, Any) -> Void = { _, _ in }
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        sendThenStub(parameter, then)
    }

    // MARK: run(_:)
    var runStub: (Any) throws -> [Any] = { _ in [] }
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        guard let result = try runStub(task) as? [OtherTask] else {
            throw TestIssue("RelayStub.runStub did not return [OtherTask]")
        }
        return result
    }

    // MARK: subscript(_:)
    var subscriptStub: (Any) -> Any = { _ in TestIssue.stop("RelayStub.subscriptStub is not set") }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        guard let result = subscriptStub(array) as? OtherArray else {
            TestIssue.stop("RelayStub.subscriptStub did not return OtherArray")
        }
        return result
    }
}
