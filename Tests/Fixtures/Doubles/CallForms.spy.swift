import CallForms

/// A spy of `Unfailing`, yours to edit.
nonisolated final class UnfailingSpy: Unfailing {
    // MARK: total()
    var totalCallCount = 0
    var totalStub: () -> Int = { 0 }
    func total() throws(Never) -> Int {
        totalCallCount += 1
        return totalStub()
    }

    // MARK: load(_:)
    var loadCalls: [String] = []
    var loadStub: (String) async -> String = { _ in "" }
    func load(_ name: String) async throws(Never) -> String {
        loadCalls.append(name)
        return await loadStub(name)
    }

    // MARK: count
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var count: Int {
        get throws(Never) {
            countCallCount += 1
            return countStub()
        }
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(place: Int) -> String {
        get throws(Never) {
            subscriptCalls.append(place)
            return subscriptStub(place)
        }
    }
}

/// A spy of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsSpy: ResultOverloads {
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

    // MARK: save(_:)
    var saveCalls: [Int] = []
    func save(_ number: Int) { saveCalls.append(number) }

    // MARK: save(_:)
    var saveIntCalls: [Int] = []
    var saveIntStub: (Int) -> Int = { _ in 0 }
    func save(_ number: Int) -> Int {
        saveIntCalls.append(number)
        return saveIntStub(number)
    }

    // MARK: flush()
    var flushCallCount = 0
    var flushStub: () async throws -> Void = {}
    func flush() async throws {
        flushCallCount += 1
        try await flushStub()
    }

    // MARK: flush()
    var flushBoolCallCount = 0
    var flushBoolStub: () async throws -> Bool = { false }
    func flush() async throws -> Bool {
        flushBoolCallCount += 1
        return try await flushBoolStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetStub: () -> Int = { 0 }
    func reset() -> Int {
        resetCallCount += 1
        return resetStub()
    }

    // MARK: reset()
    var resetStringCallCount = 0
    var resetStringStub: () -> String = { "" }
    func reset() -> String {
        resetStringCallCount += 1
        return resetStringStub()
    }

    // MARK: run(_:)
    var runCalls: [Any] = []
    func run<Value>(_ value: Value) { runCalls.append(value) }

    // MARK: run(_:)
    var runValueCalls: [Any] = []
    var runValueStub: (Any) -> Any = { _ in TestIssue.stop("ResultOverloadsSpy.runValueStub is not set") }
    func run<Value>(_ value: Value) -> Value {
        runValueCalls.append(value)
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
    // MARK: self
    var selfSetCalls: [Int] = []
    var `self` = 0 { didSet { selfSetCalls.append(self.`self`) } }

    // MARK: Type
    var TypeSetCalls: [String] = []
    var `Type` = "" { didSet { TypeSetCalls.append(`Type`) } }

    // MARK: default
    var defaultSetCalls: [Bool] = []
    var `default` = false { didSet { defaultSetCalls.append(`default`) } }
}

/// A spy of `SharedReservedNames`, yours to edit.
@dynamicMemberLookup
final class SharedReservedNamesSpy: SharedReservedNames {
    struct Storage {
        var selfSetCalls: [Int] = []
        var `self` = 0 { didSet { selfSetCalls.append(self.`self`) } }
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

    static var `Type`: String {
        get { staticStorage.`Type` }
        set { staticStorage.`Type` = newValue }
    }

    var kind = 0
}
