import CallForms

/// A fake of `Unfailing`, yours to edit.
nonisolated final class UnfailingFake: Unfailing {
    var storedCount: Int

    init(count: Int = 0) { storedCount = count }

    // MARK: total()
    var totalStub: () -> Int = { TestIssue.report("UnfailingFake.totalStub is not set", returning: 0) }
    func total() throws(Never) -> Int { totalStub() }

    // MARK: load(_:)
    var loadStub: (String) async -> String = { _ in
        TestIssue.report("UnfailingFake.loadStub is not set", returning: "")
    }
    func load(_ name: String) async throws(Never) -> String { await loadStub(name) }

    var count: Int {
        get throws(Never) { storedCount }
    }

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in
        TestIssue.report("UnfailingFake.subscriptStub is not set", returning: "")
    }
    subscript(place: Int) -> String {
        get throws(Never) { subscriptStub(place) }
    }
}

/// A fake of `ResultOverloads`, yours to edit.
@dynamicMemberLookup
nonisolated final class ResultOverloadsFake: ResultOverloads {
    struct StaticStorage {
        var startIntStub: @Sendable () -> Int = {
            TestIssue.report("ResultOverloadsFake.startIntStub is not set", returning: 0)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    func save(_ number: Int) {}

    // MARK: save(_:)
    var saveIntStub: (Int) -> Int = { _ in
        TestIssue.report("ResultOverloadsFake.saveIntStub is not set", returning: 0)
    }
    func save(_ number: Int) -> Int { saveIntStub(number) }

    // MARK: flush()
    var flushStub: () async throws -> Void = { TestIssue.report("ResultOverloadsFake.flushStub is not set") }
    func flush() async throws { try await flushStub() }

    // MARK: flush()
    var flushBoolStub: () async throws -> Bool = {
        TestIssue.report("ResultOverloadsFake.flushBoolStub is not set", returning: false)
    }
    func flush() async throws -> Bool { try await flushBoolStub() }

    // MARK: reset()
    var resetStub: () -> Int = { TestIssue.report("ResultOverloadsFake.resetStub is not set", returning: 0) }
    func reset() -> Int { resetStub() }

    // MARK: reset()
    var resetStringStub: () -> String = {
        TestIssue.report("ResultOverloadsFake.resetStringStub is not set", returning: "")
    }
    func reset() -> String { resetStringStub() }

    func run<Value>(_ value: Value) {}

    // MARK: run(_:)
    var runValueStub: (Any) -> Any = { _ in TestIssue.stop("ResultOverloadsFake.runValueStub is not set") }
    func run<Value>(_ value: Value) -> Value {
        guard let result = runValueStub(value) as? Value else {
            TestIssue.stop("ResultOverloadsFake.runValueStub did not return Value")
        }
        return result
    }

    static func start() {}
    static func start() -> Int { staticStorage.startIntStub() }
}

/// A fake of `ReservedNames`, yours to edit.
final class ReservedNamesFake: ReservedNames {
    var `self` = 0
    var `Type` = ""
    var `default` = false
}

/// A fake of `SharedReservedNames`, yours to edit.
final class SharedReservedNamesFake: SharedReservedNames {
    struct Storage {
        var `self` = 0
    }

    private let storage = Locked(Storage())

    struct StaticStorage {
        var `default` = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    var `self`: Int {
        get { storage.`self` }
        set { storage.`self` = newValue }
    }

    static var `default`: String {
        get { staticStorage.`default` }
        set { staticStorage.`default` = newValue }
    }
}

/// A fake of `NamesOfTypes`, yours to edit.
nonisolated final class NamesOfTypesFake: NamesOfTypes {
    struct StaticStorage {
        var `Type` = ""
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static var `Type`: String {
        get { staticStorage.`Type` }
        set { staticStorage.`Type` = newValue }
    }

    var kind = 0
}
