import CallForms

/// A fake of `Unfailing`, yours to edit.
nonisolated final class UnfailingFake: Unfailing {
    func total() throws(Never) -> Int {
        // Fill in: what it does.
        fatalError("UnfailingFake.total() is not filled in")
    }

    func load(_ name: String) async throws(Never) -> String {
        // Fill in: what it does.
        fatalError("UnfailingFake.load(_:) is not filled in")
    }

    var count: Int {
        get throws(Never) {
            // Fill in: what it does.
            fatalError("UnfailingFake.count is not filled in")
        }
    }

    subscript(place: Int) -> String {
        get throws(Never) {
            // Fill in: what it does.
            fatalError("UnfailingFake.subscript(_:) is not filled in")
        }
    }
}

/// A fake of `ResultOverloads`, yours to edit.
nonisolated final class ResultOverloadsFake: ResultOverloads {
    func save(_ number: Int) {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.save(_:) is not filled in")
    }

    func save(_ number: Int) -> Int {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.save(_:) is not filled in")
    }

    func flush() async throws {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.flush() is not filled in")
    }

    func flush() async throws -> Bool {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.flush() is not filled in")
    }

    func reset() -> Int {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.reset() is not filled in")
    }

    func reset() -> String {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.reset() is not filled in")
    }

    func run<Value>(_ value: Value) {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.run(_:) is not filled in")
    }

    func run<Value>(_ value: Value) -> Value {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.run(_:) is not filled in")
    }

    static func start() {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.start() is not filled in")
    }

    static func start() -> Int {
        // Fill in: what it does.
        fatalError("ResultOverloadsFake.start() is not filled in")
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
        var `self`: Int = 0
    }

    private let storage = Locked(Storage())

    struct StaticStorage {
        var `default`: String = ""
    }

    private static let staticStorage = Locked(StaticStorage())

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
        var `Type`: String = ""
    }

    private static let staticStorage = Locked(StaticStorage())

    static var `Type`: String {
        get { staticStorage.`Type` }
        set { staticStorage.`Type` = newValue }
    }

    var kind: Int = 0
}
