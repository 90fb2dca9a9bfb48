import TakenNames

/// A spy of `Sendable`, yours to edit.
final class SendableSpy: TakenNames.Sendable {
    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Doors`, yours to edit.
@dynamicMemberLookup
final class DoorsSpy: Doors {
    struct SpyStorage {
        var order: CallOrder? { didSet { Unused.reads("DoorsSpy") } }
        @Recorded("DoorsSpy.close(_:after:)") var closeAfterCalls: [(door: TakenNames.Locked, task: TakenNames.Task)] =
            []
        @Stubbed(behindLock: "DoorsSpy.closeAfterStub") var closeAfterStub:
            @Sendable (TakenNames.Locked, TakenNames.Task) throws -> TakenNames.Result = { _, _ in
                TakenNames.Result()
            }
        @Recorded("DoorsSpy.list(_:)") var listCalls: [TakenNames.String] = []
        @Stubbed(behindLock: "DoorsSpy.listStub") var listStub:
            @Sendable (TakenNames.String) async throws -> [TakenNames.Array] = { _ in
                []
            }
        @Recorded("DoorsSpy.run(_:)") var runCalls: [@Sendable (Swift.Int) -> TakenNames.Optional] = []
        @Stubbed(behindLock: "DoorsSpy.runStub") var runStub:
            @Sendable (@escaping @Sendable (Swift.Int) -> TakenNames.Optional) -> Void = { _ in }
        @Recorded("DoorsSpy.quit()") var quitCallCount = 0
        @Recorded("DoorsSpy.save(_:)") var saveCalls: [Storage] = []
        @Stubbed(behindLock: "DoorsSpy.saveStub") var saveStub: @Sendable (Storage) throws -> Void = { _ in }
        @Recorded("DoorsSpy.last") var lastSetCalls: [TakenNames.Error] = []
        var last: TakenNames.Error = .none {
            didSet {
                $lastSetCalls.append(last)
                order?.add("last")
            }
        }
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    struct StaticSpyStorage {
        @Recorded("DoorsSpy.make()") var makeCallCount = 0
        @Stubbed(behindLock: "DoorsSpy.makeStub") var makeStub: @Sendable () -> Value = { Value() }
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

    /// Forgets all recorded calls.
    func resetCalls() {
        spyStorage.closeAfterCalls = []
        spyStorage.listCalls = []
        spyStorage.runCalls = []
        spyStorage.quitCallCount = 0
        spyStorage.saveCalls = []
        spyStorage.lastSetCalls = []
    }

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        spyStorage.withLock { $0.$closeAfterCalls.append((door, task)) }
        spyStorage.order?.add("close(_:after:)")
        return try spyStorage.closeAfterStub(door, task)
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] {
        spyStorage.withLock { $0.$listCalls.append(text) }
        spyStorage.order?.add("list(_:)")
        return try await spyStorage.listStub(text)
    }

    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {
        spyStorage.withLock { $0.$runCalls.append(body) }
        spyStorage.order?.add("run(_:)")
        spyStorage.runStub(body)
    }

    func quit() {
        spyStorage.withLock { $0.$quitCallCount.increment() }
        spyStorage.order?.add("quit()")
    }

    func save(_ storage: Storage) throws {
        spyStorage.withLock { $0.$saveCalls.append(storage) }
        spyStorage.order?.add("save(_:)")
        try spyStorage.saveStub(storage)
    }

    static func make() -> Value {
        staticSpyStorage.withLock { $0.$makeCallCount.increment() }
        return staticSpyStorage.makeStub()
    }

    var last: TakenNames.Error {
        get { spyStorage.last }
        set { spyStorage.last = newValue }
    }
}

/// A spy of `Keys`, yours to edit.
final class KeysSpy: Keys {
    var order: CallOrder? { didSet { Unused.reads("KeysSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        findCalls = []
        codeCalls = []
    }

    // MARK: find(_:)
    @Recorded("KeysSpy.find(_:)") var findCalls: [TakenNames.Locked] = []
    @Stubbed("KeysSpy.findStub") var findStub: (TakenNames.Locked) throws -> TakenNames.Result = { _ in
        TakenNames.Result()
    }
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result {
        $findCalls.append(key)
        order?.add("find(_:)")
        return try findStub(key)
    }

    // MARK: code(_:)
    @Recorded("KeysSpy.code(_:)") var codeCalls: [any Swift.Error] = []
    @Stubbed("KeysSpy.codeStub") var codeStub: (any Swift.Error) -> Any = { _ in
        TestIssue.stop("KeysSpy.codeStub is not set")
    }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        $codeCalls.append(error)
        order?.add("code(_:)")
        guard let result = codeStub(error) as? Failure else {
            TestIssue.stop("KeysSpy.codeStub did not return Failure")
        }
        return result
    }

    var owner = TakenNames.String()
}

/// A spy of `Racer`, yours to edit.
final class RacerSpy: Racer {
    var order: CallOrder? { didSet { Unused.reads("RacerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        runTaskCalls = []
        stopForCalls = []
        ArraySetCalls = []
    }

    // MARK: run(Task:)
    @Recorded("RacerSpy.run(Task:)") var runTaskCalls: [Swift.Int] = []
    func run(Task: Swift.Int) {
        $runTaskCalls.append(Task)
        order?.add("run(Task:)")
    }

    // MARK: stop(_:for:)
    @Recorded("RacerSpy.stop(_:for:)") var stopForCalls: [(Error: TakenNames.Task, Result: Swift.Int)] = []
    @Stubbed("RacerSpy.stopForStub") var stopForStub: (TakenNames.Task, Swift.Int) -> Swift.Bool = { _, _ in false }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool {
        $stopForCalls.append((Error, Result))
        order?.add("stop(_:for:)")
        return stopForStub(Error, Result)
    }

    // MARK: Array
    @Recorded("RacerSpy.Array") var ArraySetCalls: [Swift.Int] = []
    var Array: Swift.Int = 0 {
        didSet {
            $ArraySetCalls.append(Array)
            order?.add("Array")
        }
    }
}

/// A spy of `Relay`, yours to edit.
final class RelaySpy: Relay {
    var order: CallOrder? { didSet { Unused.reads("RelaySpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        sendThenCalls = []
        runCalls = []
        subscriptCalls = []
    }

    // MARK: send(_:then:)
    @Recorded("RelaySpy.send(_:then:)") var sendThenCalls: [(parameter: Any, then: Any)] = []
    @Stubbed("RelaySpy.sendThenStub") var sendThenStub: (Any, Any) -> Void = { _, _ in }
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        $sendThenCalls.append((parameter, then))
        order?.add("send(_:then:)")
        sendThenStub(parameter, then)
    }

    // MARK: run(_:)
    @Recorded("RelaySpy.run(_:)") var runCalls: [Any] = []
    @Stubbed("RelaySpy.runStub") var runStub: (Any) throws -> [Any] = { _ in [] }
    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        $runCalls.append(task)
        order?.add("run(_:)")
        guard let result = try runStub(task) as? [OtherTask] else {
            throw TestIssue("RelaySpy.runStub did not return [OtherTask]")
        }
        return result
    }

    // MARK: subscript(_:)
    @Recorded("RelaySpy.subscript(_:)") var subscriptCalls: [Any] = []
    @Stubbed("RelaySpy.subscriptStub") var subscriptStub: (Any) -> Any = { _ in
        TestIssue.stop("RelaySpy.subscriptStub is not set")
    }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        $subscriptCalls.append(array)
        order?.add("subscript(_:)")
        guard let result = subscriptStub(array) as? OtherArray else {
            TestIssue.stop("RelaySpy.subscriptStub did not return OtherArray")
        }
        return result
    }
}
