import CallForms

/// A fake of `Unfailing`, yours to edit.
nonisolated final class UnfailingFake: Unfailing {
    func total() throws(Never) -> Int {
        // Fill in: what it does.
        TestIssue.report("UnfailingFake.total() is not filled in", returning: 0)
    }

    func load(_ name: String) async throws(Never) -> String {
        // Fill in: what it does.
        TestIssue.report("UnfailingFake.load(_:) is not filled in", returning: "")
    }

    var count: Int {
        get throws(Never) {
            // Fill in: what it does.
            TestIssue.report("UnfailingFake.count is not filled in", returning: 0)
        }
    }

    subscript(place: Int) -> String {
        get throws(Never) {
            // Fill in: what it does.
            TestIssue.report("UnfailingFake.subscript(_:) is not filled in", returning: "")
        }
    }
}

/// A fake of `ResultOverloads`, yours to edit.
nonisolated final class ResultOverloadsFake: ResultOverloads {
    func save(_ number: Int) {}

    func save(_ number: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("ResultOverloadsFake.save(_:) is not filled in", returning: 0)
    }

    func flush() async throws {
        // Fill in: what it does.
        TestIssue.report("ResultOverloadsFake.flush() is not filled in")
    }

    func flush() async throws -> Bool {
        // Fill in: what it does.
        TestIssue.report("ResultOverloadsFake.flush() is not filled in", returning: false)
    }

    func reset() -> Int {
        // Fill in: what it does.
        TestIssue.report("ResultOverloadsFake.reset() is not filled in", returning: 0)
    }

    func reset() -> String {
        // Fill in: what it does.
        TestIssue.report("ResultOverloadsFake.reset() is not filled in", returning: "")
    }

    func run<Value>(_ value: Value) {}

    func run<Value>(_ value: Value) -> Value {
        // Fill in: what it does.
        TestIssue.stop("ResultOverloadsFake.run(_:) is not filled in")
    }

    static func start() {}

    static func start() -> Int {
        // Fill in: what it does.
        TestIssue.report("ResultOverloadsFake.start() is not filled in", returning: 0)
    }
}

/// A fake of `ReservedNames`, yours to edit.
final class ReservedNamesFake: ReservedNames {
    var `self`: Int = 0
    var `Type`: String = ""
    var `default`: Bool = false
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

    var kind: Int = 0
}
