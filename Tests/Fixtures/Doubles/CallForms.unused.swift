import CallForms

/// A spy of `Unfailing`, yours to edit.
nonisolated final class UnfailingSpy: Unfailing {
    var order: CallOrder? { didSet { Unused.reads("UnfailingSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        totalCallCount = 0
        loadCalls = []
        countCallCount = 0
        subscriptCalls = []
    }

    // MARK: total()
    @Recorded("UnfailingSpy.total()") var totalCallCount = 0
    @Stubbed("UnfailingSpy.totalStub") var totalStub: () -> Int = { 0 }
    func total() throws(Never) -> Int {
        $totalCallCount.increment()
        order?.add("total()")
        return totalStub()
    }

    // MARK: load(_:)
    @Recorded("UnfailingSpy.load(_:)") var loadCalls: [String] = []
    @Stubbed("UnfailingSpy.loadStub") var loadStub: (String) async -> String = { _ in "" }
    func load(_ name: String) async throws(Never) -> String {
        $loadCalls.append(name)
        order?.add("load(_:)")
        return await loadStub(name)
    }

    // MARK: count
    @Recorded("UnfailingSpy.count") var countCallCount = 0
    @Stubbed("UnfailingSpy.countStub") var countStub: () -> Int = { 0 }
    var count: Int {
        get throws(Never) {
            $countCallCount.increment()
            order?.add("count")
            return countStub()
        }
    }

    // MARK: subscript(_:)
    @Recorded("UnfailingSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("UnfailingSpy.subscriptStub") var subscriptStub: (Int) -> String = { _ in "" }
    subscript(place: Int) -> String {
        get throws(Never) {
            $subscriptCalls.append(place)
            order?.add("subscript(_:)")
            return subscriptStub(place)
        }
    }
}

/// A spy of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsSpy: ResultOverloads {
    struct StaticStorage {
        @Recorded("ResultOverloadsSpy.start()") var startCallCount = 0
        @Recorded("ResultOverloadsSpy.start()") var startIntCallCount = 0
        @Stubbed(behindLock: "ResultOverloadsSpy.startIntStub") var startIntStub: @Sendable () -> Int = { 0 }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    var order: CallOrder? { didSet { Unused.reads("ResultOverloadsSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveCalls = []
        saveIntCalls = []
        flushCallCount = 0
        flushBoolCallCount = 0
        resetCallCount = 0
        resetStringCallCount = 0
        runCalls = []
        runValueCalls = []
    }

    // MARK: save(_:)
    @Recorded("ResultOverloadsSpy.save(_:)") var saveCalls: [Int] = []
    func save(_ number: Int) {
        $saveCalls.append(number)
        order?.add("save(_:)")
    }

    // MARK: save(_:)
    @Recorded("ResultOverloadsSpy.save(_:)") var saveIntCalls: [Int] = []
    @Stubbed("ResultOverloadsSpy.saveIntStub") var saveIntStub: (Int) -> Int = { _ in 0 }
    func save(_ number: Int) -> Int {
        $saveIntCalls.append(number)
        order?.add("save(_:)")
        return saveIntStub(number)
    }

    // MARK: flush()
    @Recorded("ResultOverloadsSpy.flush()") var flushCallCount = 0
    @Stubbed("ResultOverloadsSpy.flushStub") var flushStub: () async throws -> Void = {}
    func flush() async throws {
        $flushCallCount.increment()
        order?.add("flush()")
        try await flushStub()
    }

    // MARK: flush()
    @Recorded("ResultOverloadsSpy.flush()") var flushBoolCallCount = 0
    @Stubbed("ResultOverloadsSpy.flushBoolStub") var flushBoolStub: () async throws -> Bool = { false }
    func flush() async throws -> Bool {
        $flushBoolCallCount.increment()
        order?.add("flush()")
        return try await flushBoolStub()
    }

    // MARK: reset()
    @Recorded("ResultOverloadsSpy.reset()") var resetCallCount = 0
    @Stubbed("ResultOverloadsSpy.resetStub") var resetStub: () -> Int = { 0 }
    func reset() -> Int {
        $resetCallCount.increment()
        order?.add("reset()")
        return resetStub()
    }

    // MARK: reset()
    @Recorded("ResultOverloadsSpy.reset()") var resetStringCallCount = 0
    @Stubbed("ResultOverloadsSpy.resetStringStub") var resetStringStub: () -> String = { "" }
    func reset() -> String {
        $resetStringCallCount.increment()
        order?.add("reset()")
        return resetStringStub()
    }

    // MARK: run(_:)
    @Recorded("ResultOverloadsSpy.run(_:)") var runCalls: [Any] = []
    func run<Value>(_ value: Value) {
        $runCalls.append(value)
        order?.add("run(_:)")
    }

    // MARK: run(_:)
    @Recorded("ResultOverloadsSpy.run(_:)") var runValueCalls: [Any] = []
    @Stubbed("ResultOverloadsSpy.runValueStub") var runValueStub: (Any) -> Any = { _ in
        TestIssue.stop("ResultOverloadsSpy.runValueStub is not set")
    }
    func run<Value>(_ value: Value) -> Value {
        $runValueCalls.append(value)
        order?.add("run(_:)")
        guard let result = runValueStub(value) as? Value else {
            TestIssue.stop("ResultOverloadsSpy.runValueStub did not return Value")
        }
        return result
    }

    static func start() { staticStorage.withLock { $0.$startCallCount.increment() } }

    static func start() -> Int {
        staticStorage.withLock { $0.$startIntCallCount.increment() }
        return staticStorage.startIntStub()
    }
}

/// A spy of `ReservedNames`, yours to edit.
final class ReservedNamesSpy: ReservedNames {
    var order: CallOrder? { didSet { Unused.reads("ReservedNamesSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        selfSetCalls = []
        TypeSetCalls = []
        defaultSetCalls = []
    }

    // MARK: self
    @Recorded("ReservedNamesSpy.self") var selfSetCalls: [Int] = []
    var `self` = 0 {
        didSet {
            $selfSetCalls.append(self.`self`)
            order?.add("self")
        }
    }

    // MARK: Type
    @Recorded("ReservedNamesSpy.Type") var TypeSetCalls: [String] = []
    var `Type` = "" {
        didSet {
            $TypeSetCalls.append(`Type`)
            order?.add("Type")
        }
    }

    // MARK: default
    @Recorded("ReservedNamesSpy.default") var defaultSetCalls: [Bool] = []
    var `default` = false {
        didSet {
            $defaultSetCalls.append(`default`)
            order?.add("default")
        }
    }
}

/// A spy of `SharedReservedNames`, yours to edit.
@dynamicMemberLookup
final class SharedReservedNamesSpy: SharedReservedNames {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedReservedNamesSpy") } }
        @Recorded("SharedReservedNamesSpy.self") var selfSetCalls: [Int] = []
        var `self` = 0 {
            didSet {
                $selfSetCalls.append(self.`self`)
                order?.add("self")
            }
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("SharedReservedNamesSpy.default") var defaultSetCalls: [String] = []
        var `default` = "" { didSet { $defaultSetCalls.append(`default`) } }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.selfSetCalls = [] }

    var `self`: Int {
        get { storage.`self` }
        set { storage.`self` = newValue }
    }

    static var `default`: String {
        get { staticStorage.`default` }
        set { staticStorage.`default` = newValue }
    }
}

/// A spy of `NamesOfTypes`, yours to edit.
@dynamicMemberLookup
nonisolated final class NamesOfTypesSpy: NamesOfTypes {
    struct StaticStorage {
        @Recorded("NamesOfTypesSpy.Type") var TypeSetCalls: [String] = []
        var `Type` = "" { didSet { $TypeSetCalls.append(`Type`) } }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {}

    static var `Type`: String {
        get { staticStorage.`Type` }
        set { staticStorage.`Type` = newValue }
    }

    var kind = 0
}
