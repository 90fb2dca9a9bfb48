import TakenNames

/// A mock of `Sendable`, yours to edit.
final class SendableMock: TakenNames.Sendable {}

/// A mock of `Doors`, yours to edit.
@dynamicMemberLookup
final class DoorsMock: Doors {
    struct MockStorage {
        var closeAfterCalls: [(door: TakenNames.Locked, task: TakenNames.Task)] = []
        var closeAfterStub: @Sendable (TakenNames.Locked, TakenNames.Task) throws -> TakenNames.Result = { _, _ in
            TakenNames.Result()
        }
        var closeAfterExpectations: [ExpectedCalls<(door: TakenNames.Locked, task: TakenNames.Task)>] = []
        var listCalls: [TakenNames.String] = []
        var listStub: @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in [] }
        var listExpectations: [ExpectedCalls<TakenNames.String>] = []
        var runCalls: [@Sendable (Swift.Int) -> TakenNames.Optional] = []
        var runStub: @Sendable (@escaping @Sendable (Swift.Int) -> TakenNames.Optional) -> Void = { _ in }
        var runExpectations: [ExpectedCalls<@Sendable (Swift.Int) -> TakenNames.Optional>] = []
        var quitCallCount = 0
        var quitExpectations: [ExpectedCalls<Void>] = []
        var saveCalls: [Storage] = []
        var saveStub: @Sendable (Storage) throws -> Void = { _ in }
        var saveExpectations: [ExpectedCalls<Storage>] = []
        var lastSetCalls: [TakenNames.Error] = []
        var last: TakenNames.Error = .none { didSet { lastSetCalls.append(last) } }
    }

    private let mockStorage = Locked(MockStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<MockStorage, Value>) -> Value {
        get { mockStorage[dynamicMember: member] }
        set { mockStorage[dynamicMember: member] = newValue }
    }

    struct StaticMockStorage {
        var makeCallCount = 0
        var makeStub: @Sendable () -> Value = { Value() }
        var makeExpectations: [ExpectedCalls<Void>] = []
    }

    private static var staticMockStorage: Locked<StaticMockStorage> { .shared { StaticMockStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticMockStorage, Value>) -> Value {
        get { staticMockStorage[dynamicMember: member] }
        set { staticMockStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticMockStorage()
        staticMockStorage.withLock { swap(&$0, &former) }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [Swift.String] {
        var unmet: [Swift.String] = []
        unmet += mockStorage.closeAfterExpectations.unmet(mockStorage.closeAfterCalls, of: "close(_:after:)")
        unmet += mockStorage.listExpectations.unmet(mockStorage.listCalls, of: "list(_:)")
        unmet += mockStorage.runExpectations.unmet(mockStorage.runCalls, of: "run(_:)")
        unmet += mockStorage.quitExpectations.unmet(mockStorage.quitCallCount, of: "quit()")
        unmet += mockStorage.saveExpectations.unmet(mockStorage.saveCalls, of: "save(_:)")
        unmet += Self.staticMockStorage.makeExpectations.unmet(Self.staticMockStorage.makeCallCount, of: "make()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        mockStorage.append((door, task), to: \.closeAfterCalls)
        return try mockStorage.closeAfterStub(door, task)
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] {
        mockStorage.append(text, to: \.listCalls)
        return try await mockStorage.listStub(text)
    }

    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {
        mockStorage.append(body, to: \.runCalls)
        mockStorage.runStub(body)
    }

    func quit() { mockStorage.increment(\.quitCallCount) }

    func save(_ storage: Storage) throws {
        mockStorage.append(storage, to: \.saveCalls)
        try mockStorage.saveStub(storage)
    }

    static func make() -> Value {
        staticMockStorage.increment(\.makeCallCount)
        return staticMockStorage.makeStub()
    }

    var last: TakenNames.Error {
        get { mockStorage.last }
        set { mockStorage.last = newValue }
    }
}

/// A mock of `Keys`, yours to edit.
nonisolated final class KeysMock: Keys {
    /// Missing and unexpected calls.
    var unmetExpectations: [Swift.String] {
        var unmet: [Swift.String] = []
        unmet += findExpectations.unmet(findCalls, of: "find(_:)")
        unmet += codeExpectations.unmet(codeCalls, of: "code(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: find(_:)
    var findCalls: [TakenNames.Locked] = []
    var findStub: (TakenNames.Locked) throws -> TakenNames.Result = { _ in TakenNames.Result() }
    var findExpectations: [ExpectedCalls<TakenNames.Locked>] = []
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result {
        findCalls.append(key)
        return try findStub(key)
    }

    // MARK: code(_:)
    var codeCalls: [any Swift.Error] = []
    var codeStub: (any Swift.Error) -> Any = { _ in TestIssue.stop("KeysMock.codeStub is not set") }
    var codeExpectations: [ExpectedCalls<any Swift.Error>] = []
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        codeCalls.append(error)
        guard let result = codeStub(error) as? Failure else {
            TestIssue.stop("KeysMock.codeStub did not return Failure")
        }
        return result
    }

    var owner = TakenNames.String()
}

/// A mock of `Racer`, yours to edit.
nonisolated final class RacerMock: Racer {
    /// Missing and unexpected calls.
    var unmetExpectations: [Swift.String] {
        var unmet: [Swift.String] = []
        unmet += runTaskExpectations.unmet(runTaskCalls, of: "run(Task:)")
        unmet += stopForExpectations.unmet(stopForCalls, of: "stop(_:for:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: run(Task:)
    var runTaskCalls: [Swift.Int] = []
    var runTaskExpectations: [ExpectedCalls<Swift.Int>] = []
    func run(Task: Swift.Int) { runTaskCalls.append(Task) }

    // MARK: stop(_:for:)
    var stopForCalls: [(Error: TakenNames.Task, Result: Swift.Int)] = []
    var stopForStub: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in false }
    var stopForExpectations: [ExpectedCalls<(Error: TakenNames.Task, Result: Swift.Int)>] = []
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool {
        stopForCalls.append((Error, Result))
        return stopForStub(Error, Result)
    }

    // MARK: Array
    var ArraySetCalls: [Swift.Int] = []
    var Array: Swift.Int = 0 { didSet { ArraySetCalls.append(Array) } }
}

/// A mock of `Relay`, yours to edit.
nonisolated final class RelayMock: Relay {
    /// Missing and unexpected calls.
    var unmetExpectations: [Swift.String] {
        var unmet: [Swift.String] = []
        unmet += sendThenExpectations.unmet(sendThenCalls, of: "send(_:then:)")
        unmet += runExpectations.unmet(runCalls, of: "run(_:)")
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: send(_:then:)
    var sendThenCalls: [(parameter: Any, then: Any)] = []
    var sendThenStub: (Any, Any) -> Void = { _, _ in }
    var sendThenExpectations: [ExpectedCalls<(parameter: Any, then: Any)>] = []
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        sendThenCalls.append((parameter, then))
        sendThenStub(parameter, then)
    }

    // MARK: run(_:)
    var runCalls: [Any] = []
    var runStub: (Any) throws -> [Any] = { _ in [] }
    var runExpectations: [ExpectedCalls<Any>] = []
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        runCalls.append(task)
        guard let result = try runStub(task) as? [OtherTask] else {
            throw TestIssue("RelayMock.runStub did not return [OtherTask]")
        }
        return result
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Any] = []
    var subscriptStub: (Any) -> Any = { _ in TestIssue.stop("RelayMock.subscriptStub is not set") }
    var subscriptExpectations: [ExpectedCalls<Any>] = []
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        subscriptCalls.append(array)
        guard let result = subscriptStub(array) as? OtherArray else {
            TestIssue.stop("RelayMock.subscriptStub did not return OtherArray")
        }
        return result
    }
}
