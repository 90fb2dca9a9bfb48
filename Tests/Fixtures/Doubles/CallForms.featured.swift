import CallForms

/// A spy of `Unfailing`, yours to edit.
nonisolated final class UnfailingSpy: Unfailing {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Unfailing) {
        totalStub = { () throws(Never) in live.total() }
        loadStub = { (argument1) async throws(Never) in await live.load(argument1) }
        countStub = { () throws(Never) in live.count }
        subscriptStub = { (argument1) throws(Never) in live[argument1] }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        totalCallCount = 0
        loadCalls = []
        countCallCount = 0
        subscriptCalls = []
    }

    // MARK: total()
    var totalCallCount = 0
    var totalStub: () -> Int = { 0 }
    func total() throws(Never) -> Int {
        totalCallCount += 1
        order?.add("total()")
        return totalStub()
    }

    // MARK: load(_:)
    var loadCalls: [String] = []
    var loadStub: (String) async -> String = { _ in "" }
    func load(_ name: String) async throws(Never) -> String {
        loadCalls.append(name)
        order?.add("load(_:)")
        return await loadStub(name)
    }

    // MARK: count
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var count: Int {
        get throws(Never) {
            countCallCount += 1
            order?.add("count")
            return countStub()
        }
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(place: Int) -> String {
        get throws(Never) {
            subscriptCalls.append(place)
            order?.add("subscript(_:)")
            return subscriptStub(place)
        }
    }
}

/// A spy of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsSpy: ResultOverloads {
    init() {}

    struct StaticStorage {
        var startCallCount = 0
        var startIntCallCount = 0
        var startIntStub: @Sendable () -> Int = { 0 }
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ResultOverloads) {
        saveStub = { live.save($0) }
        saveIntStub = { live.save($0) }
        flushStub = { try await live.flush() }
        flushBoolStub = { try await live.flush() }
        resetStub = { live.reset() }
        resetStringStub = { live.reset() }
    }

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
    var saveCalls: [Int] = []
    var saveStub: (Int) -> Void = { _ in }
    func save(_ number: Int) {
        saveCalls.append(number)
        order?.add("save(_:)")
        saveStub(number)
    }

    // MARK: save(_:)
    var saveIntCalls: [Int] = []
    var saveIntStub: (Int) -> Int = { _ in 0 }
    func save(_ number: Int) -> Int {
        saveIntCalls.append(number)
        order?.add("save(_:)")
        return saveIntStub(number)
    }

    // MARK: flush()
    var flushCallCount = 0
    var flushStub: () async throws -> Void = {}
    func flush() async throws {
        flushCallCount += 1
        order?.add("flush()")
        try await flushStub()
    }

    // MARK: flush()
    var flushBoolCallCount = 0
    var flushBoolStub: () async throws -> Bool = { false }
    func flush() async throws -> Bool {
        flushBoolCallCount += 1
        order?.add("flush()")
        return try await flushBoolStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetStub: () -> Int = { 0 }
    func reset() -> Int {
        resetCallCount += 1
        order?.add("reset()")
        return resetStub()
    }

    // MARK: reset()
    var resetStringCallCount = 0
    var resetStringStub: () -> String = { "" }
    func reset() -> String {
        resetStringCallCount += 1
        order?.add("reset()")
        return resetStringStub()
    }

    // MARK: run(_:)
    var runCalls: [Any] = []
    var runStub: (Any) -> Void = { _ in }
    func run<Value>(_ value: Value) {
        runCalls.append(value)
        order?.add("run(_:)")
        runStub(value)
    }

    // MARK: run(_:)
    var runValueCalls: [Any] = []
    var runValueStub: (Any) -> Any = { _ in TestIssue.stop("ResultOverloadsSpy.runValueStub is not set") }
    func run<Value>(_ value: Value) -> Value {
        runValueCalls.append(value)
        order?.add("run(_:)")
        guard let result = runValueStub(value) as? Value else {
            TestIssue.stop("ResultOverloadsSpy.runValueStub did not return Value")
        }
        return result
    }

    static func start() { staticStorage.increment(\.startCallCount) }

    static func start() -> Int {
        staticStorage.increment(\.startIntCallCount)
        return staticStorage.startIntStub()
    }
}

/// A spy of `ReservedNames`, yours to edit.
final class ReservedNamesSpy: ReservedNames {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ReservedNames) {
        selfStub = { live.`self` }
        TypeStub = { live.`Type` }
        defaultStub = { live.`default` }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        selfCallCount = 0
        selfSetCalls = []
        TypeCallCount = 0
        TypeSetCalls = []
        defaultCallCount = 0
        defaultSetCalls = []
    }

    // MARK: self
    var selfCallCount = 0
    var selfStub: () -> Int = { 0 }
    var selfSetCalls: [Int] = []
    var selfSetStub: (Int) -> Void = { _ in }
    var `self`: Int {
        get {
            selfCallCount += 1
            order?.add("self")
            return selfStub()
        }
        set {
            selfSetCalls.append(newValue)
            order?.add("self")
            selfSetStub(newValue)
        }
    }

    // MARK: Type
    var TypeCallCount = 0
    var TypeStub: () -> String = { "" }
    var TypeSetCalls: [String] = []
    var TypeSetStub: (String) -> Void = { _ in }
    var `Type`: String {
        get {
            TypeCallCount += 1
            order?.add("Type")
            return TypeStub()
        }
        set {
            TypeSetCalls.append(newValue)
            order?.add("Type")
            TypeSetStub(newValue)
        }
    }

    // MARK: default
    var defaultCallCount = 0
    var defaultStub: () -> Bool = { false }
    var defaultSetCalls: [Bool] = []
    var defaultSetStub: (Bool) -> Void = { _ in }
    var `default`: Bool {
        get {
            defaultCallCount += 1
            order?.add("default")
            return defaultStub()
        }
        set {
            defaultSetCalls.append(newValue)
            order?.add("default")
            defaultSetStub(newValue)
        }
    }
}

/// A spy of `SharedReservedNames`, yours to edit.
@dynamicMemberLookup
final class SharedReservedNamesSpy: SharedReservedNames {
    init() {}

    struct Storage {
        var order: CallOrder?
        var selfCallCount = 0
        var selfStub: @Sendable () -> Int = { 0 }
        var selfSetCalls: [Int] = []
        var selfSetStub: @Sendable (Int) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var defaultSetCalls: [String] = []
        var `default` = "" { didSet { defaultSetCalls.append(`default`) } }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedReservedNames) { storage.selfStub = { live.`self` } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.selfCallCount = 0
        storage.selfSetCalls = []
    }

    var `self`: Int {
        get {
            storage.increment(\.selfCallCount)
            storage.order?.add("self")
            return storage.selfStub()
        }
        set {
            storage.append(newValue, to: \.selfSetCalls)
            storage.order?.add("self")
            storage.selfSetStub(newValue)
        }
    }

    static var `default`: String {
        get { staticStorage.`default` }
        set { staticStorage.`default` = newValue }
    }
}

/// A spy of `NamesOfTypes`, yours to edit.
@dynamicMemberLookup
nonisolated final class NamesOfTypesSpy: NamesOfTypes {
    init() {}

    struct StaticStorage {
        var TypeSetCalls: [String] = []
        var `Type` = "" { didSet { TypeSetCalls.append(`Type`) } }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NamesOfTypes) { kindStub = { live.kind } }

    /// Forgets all recorded calls.
    func resetCalls() { kindCallCount = 0 }

    static var `Type`: String {
        get { staticStorage.`Type` }
        set { staticStorage.`Type` = newValue }
    }

    // MARK: kind
    var kindCallCount = 0
    var kindStub: () -> Int = { 0 }
    var kind: Int {
        kindCallCount += 1
        return kindStub()
    }
}
