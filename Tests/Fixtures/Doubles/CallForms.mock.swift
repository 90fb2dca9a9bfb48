import CallForms

/// A mock of `Unfailing`, yours to edit.
nonisolated final class UnfailingMock: Unfailing {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += totalExpectations.unmet(totalCallCount, of: "total()")
        unmet += loadExpectations.unmet(loadCalls, of: "load(_:)")
        unmet += countExpectations.unmet(countCallCount, of: "count")
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: total()
    var totalCallCount = 0
    var totalStub: () -> Int = { 0 }
    var totalExpectations: [ExpectedCalls<Void>] = []
    func total() throws(Never) -> Int {
        totalCallCount += 1
        return totalStub()
    }

    // MARK: load(_:)
    var loadCalls: [String] = []
    var loadStub: (String) async -> String = { _ in "" }
    var loadExpectations: [ExpectedCalls<String>] = []
    func load(_ name: String) async throws(Never) -> String {
        loadCalls.append(name)
        return await loadStub(name)
    }

    // MARK: count
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var countExpectations: [ExpectedCalls<Void>] = []
    var count: Int {
        get throws(Never) {
            countCallCount += 1
            return countStub()
        }
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    var subscriptExpectations: [ExpectedCalls<Int>] = []
    subscript(place: Int) -> String {
        get throws(Never) {
            subscriptCalls.append(place)
            return subscriptStub(place)
        }
    }
}

/// A mock of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsMock: ResultOverloads {
    struct StaticStorage {
        var startCallCount = 0
        var startExpectations: [ExpectedCalls<Void>] = []
        var startIntCallCount = 0
        var startIntStub: @Sendable () -> Int = { 0 }
        var startIntExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        unmet += saveIntExpectations.unmet(saveIntCalls, of: "save(_:)")
        unmet += flushExpectations.unmet(flushCallCount, of: "flush()")
        unmet += flushBoolExpectations.unmet(flushBoolCallCount, of: "flush()")
        unmet += resetExpectations.unmet(resetCallCount, of: "reset()")
        unmet += resetStringExpectations.unmet(resetStringCallCount, of: "reset()")
        unmet += runExpectations.unmet(runCalls, of: "run(_:)")
        unmet += runValueExpectations.unmet(runValueCalls, of: "run(_:)")
        unmet += Self.staticStorage.startExpectations.unmet(Self.staticStorage.startCallCount, of: "start()")
        unmet += Self.staticStorage.startIntExpectations.unmet(Self.staticStorage.startIntCallCount, of: "start()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: save(_:)
    var saveCalls: [Int] = []
    var saveExpectations: [ExpectedCalls<Int>] = []
    func save(_ number: Int) { saveCalls.append(number) }

    // MARK: save(_:)
    var saveIntCalls: [Int] = []
    var saveIntStub: (Int) -> Int = { _ in 0 }
    var saveIntExpectations: [ExpectedCalls<Int>] = []
    func save(_ number: Int) -> Int {
        saveIntCalls.append(number)
        return saveIntStub(number)
    }

    // MARK: flush()
    var flushCallCount = 0
    var flushStub: () async throws -> Void = {}
    var flushExpectations: [ExpectedCalls<Void>] = []
    func flush() async throws {
        flushCallCount += 1
        try await flushStub()
    }

    // MARK: flush()
    var flushBoolCallCount = 0
    var flushBoolStub: () async throws -> Bool = { false }
    var flushBoolExpectations: [ExpectedCalls<Void>] = []
    func flush() async throws -> Bool {
        flushBoolCallCount += 1
        return try await flushBoolStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetStub: () -> Int = { 0 }
    var resetExpectations: [ExpectedCalls<Void>] = []
    func reset() -> Int {
        resetCallCount += 1
        return resetStub()
    }

    // MARK: reset()
    var resetStringCallCount = 0
    var resetStringStub: () -> String = { "" }
    var resetStringExpectations: [ExpectedCalls<Void>] = []
    func reset() -> String {
        resetStringCallCount += 1
        return resetStringStub()
    }

    // MARK: run(_:)
    var runCalls: [Any] = []
    var runExpectations: [ExpectedCalls<Any>] = []
    func run<Value>(_ value: Value) { runCalls.append(value) }

    // MARK: run(_:)
    var runValueCalls: [Any] = []
    var runValueStub: (Any) -> Any = { _ in TestIssue.stop("ResultOverloadsMock.runValueStub is not set") }
    var runValueExpectations: [ExpectedCalls<Any>] = []
    func run<Value>(_ value: Value) -> Value {
        runValueCalls.append(value)
        guard let result = runValueStub(value) as? Value else {
            TestIssue.stop("ResultOverloadsMock.runValueStub did not return Value")
        }
        return result
    }

    static func start() { staticStorage.increment(\.startCallCount) }

    static func start() -> Int {
        staticStorage.increment(\.startIntCallCount)
        return staticStorage.startIntStub()
    }
}

/// A mock of `ReservedNames`, yours to edit.
final class ReservedNamesMock: ReservedNames {
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

/// A mock of `SharedReservedNames`, yours to edit.
@dynamicMemberLookup
final class SharedReservedNamesMock: SharedReservedNames {
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

/// A mock of `NamesOfTypes`, yours to edit.
@dynamicMemberLookup
nonisolated final class NamesOfTypesMock: NamesOfTypes {
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
