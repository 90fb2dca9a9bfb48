import TakenNames

/// A fake of `Sendable`, yours to edit.
final class SendableFake: TakenNames.Sendable {}

/// A fake of `Doors`, yours to edit.
@dynamicMemberLookup
final class DoorsFake: Doors {
    struct FakeStorage {
        var closeAfterStub: @Sendable (TakenNames.Locked, TakenNames.Task) throws -> TakenNames.Result = { _, _ in
            TestIssue.report("DoorsFake.closeAfterStub is not set", returning: TakenNames.Result())
        }
        var listStub: @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in
            TestIssue.report("DoorsFake.listStub is not set", returning: [])
        }
        var last: TakenNames.Error = .none
        var storages: [Storage] = []
    }

    private let fakeStorage = Locked(FakeStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<FakeStorage, Value>) -> Value {
        get { fakeStorage[dynamicMember: member] }
        set { fakeStorage[dynamicMember: member] = newValue }
    }

    struct StaticFakeStorage {
        var makeStub: @Sendable () -> Value = { TestIssue.report("DoorsFake.makeStub is not set", returning: Value()) }
    }

    private static var staticFakeStorage: Locked<StaticFakeStorage> { .shared { StaticFakeStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticFakeStorage, Value>) -> Value {
        get { staticFakeStorage[dynamicMember: member] }
        set { staticFakeStorage[dynamicMember: member] = newValue }
    }

    var storages: [Storage] {
        get { fakeStorage.storages }
        set { fakeStorage.storages = newValue }
    }

    init(storages: [Storage] = []) { fakeStorage.storages = storages }

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        try fakeStorage.closeAfterStub(door, task)
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] { try await fakeStorage.listStub(text) }
    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {}
    func quit() {}

    func save(_ storage: Storage) throws {
        fakeStorage.withLock { fakeStorage in fakeStorage.storages.append(storage) }
    }

    static func make() -> Value { staticFakeStorage.makeStub() }

    var last: TakenNames.Error {
        get { fakeStorage.last }
        set { fakeStorage.last = newValue }
    }
}

/// A fake of `Keys`, yours to edit.
final class KeysFake: Keys {
    // MARK: find(_:)
    var findStub: (TakenNames.Locked) throws -> TakenNames.Result = { _ in
        TestIssue.report("KeysFake.findStub is not set", returning: TakenNames.Result())
    }
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result { try findStub(key) }

    // MARK: code(_:)
    var codeStub: (any Swift.Error) -> Any = { _ in TestIssue.stop("KeysFake.codeStub is not set") }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        guard let result = codeStub(error) as? Failure else {
            TestIssue.stop("KeysFake.codeStub did not return Failure")
        }
        return result
    }

    var owner = TakenNames.String()
}

/// A fake of `Racer`, yours to edit.
final class RacerFake: Racer {
    func run(Task: Swift.Int) {}

    // MARK: stop(_:for:)
    var stopForStub: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in
        TestIssue.report("RacerFake.stopForStub is not set", returning: false)
    }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool { stopForStub(Error, Result) }

    var Array: Swift.Int = 0
}

/// A fake of `Relay`, yours to edit.
final class RelayFake: Relay {
    // MARK: send(_:then:)
    var sendThenStub: (Any, Any) -> Void = { _, _ in TestIssue.report("RelayFake.sendThenStub is not set") }
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        sendThenStub(parameter, then)
    }

    // MARK: run(_:)
    var runStub: (Any) throws -> [Any] = { _ in TestIssue.report("RelayFake.runStub is not set", returning: []) }
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        guard let result = try runStub(task) as? [OtherTask] else {
            throw TestIssue("RelayFake.runStub did not return [OtherTask]")
        }
        return result
    }

    // MARK: subscript(_:)
    var subscriptStub: (Any) -> Any = { _ in TestIssue.stop("RelayFake.subscriptStub is not set") }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        guard let result = subscriptStub(array) as? OtherArray else {
            TestIssue.stop("RelayFake.subscriptStub did not return OtherArray")
        }
        return result
    }
}
