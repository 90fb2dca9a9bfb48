import CallForms

/// A stub of `Unfailing`, yours to edit.
nonisolated final class UnfailingStub: Unfailing {
    // MARK: total()
    var totalStub: () -> Int = { 0 }
    func total() throws(Never) -> Int { totalStub() }

    // MARK: load(_:)
    var loadStub: (String) async -> String = { _ in "" }
    func load(_ name: String) async throws(Never) -> String { await loadStub(name) }

    // MARK: count
    var countStub: () -> Int = { 0 }
    var count: Int {
        get throws(Never) { countStub() }
    }

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(place: Int) -> String {
        get throws(Never) { subscriptStub(place) }
    }
}

/// A stub of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsStub: ResultOverloads {
    struct StaticStorage {
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

    func save(_ number: Int) {}

    // MARK: save(_:)
    var saveIntStub: (Int) -> Int = { _ in 0 }
    func save(_ number: Int) -> Int { saveIntStub(number) }

    // MARK: flush()
    var flushStub: () async throws -> Void = {}
    func flush() async throws { try await flushStub() }

    // MARK: flush()
    var flushBoolStub: () async throws -> Bool = { false }
    func flush() async throws -> Bool { try await flushBoolStub() }

    // MARK: reset()
    var resetStub: () -> Int = { 0 }
    func reset() -> Int { resetStub() }

    // MARK: reset()
    var resetStringStub: () -> String = { "" }
    func reset() -> String { resetStringStub() }

    func run<Value>(_ value: Value) {}

    // MARK: run(_:)
    var runValueStub: (Any) -> Any = { _ in TestIssue.stop("ResultOverloadsStub.runValueStub is not set") }
    func run<Value>(_ value: Value) -> Value {
        guard let result = runValueStub(value) as? Value else {
            TestIssue.stop("ResultOverloadsStub.runValueStub did not return Value")
        }
        return result
    }

    static func start() {}
    static func start() -> Int { staticStorage.startIntStub() }
}

/// A stub of `ReservedNames`, yours to edit.
final class ReservedNamesStub: ReservedNames {
    var `self` = 0
    var `Type` = ""
    var `default` = false
}

/// A stub of `SharedReservedNames`, yours to edit.
final class SharedReservedNamesStub: SharedReservedNames {
    struct Storage {
        var `self` = 0
    }

    private let storage = Locked(Storage())

    struct StaticStorage {
        var `default` = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

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

/// A stub of `NamesOfTypes`, yours to edit.
nonisolated final class NamesOfTypesStub: NamesOfTypes {
    struct StaticStorage {
        var `Type` = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

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
