import CallForms

/// A dummy of `Unfailing`, yours to edit.
nonisolated final class UnfailingDummy: Unfailing {
    func total() throws(Never) -> Int { TestIssue.report("UnfailingDummy.total() must not be called", returning: 0) }

    func load(_ name: String) async throws(Never) -> String {
        TestIssue.report("UnfailingDummy.load(_:) must not be called", returning: "")
    }

    var count: Int {
        get throws(Never) { TestIssue.report("UnfailingDummy.count must not be read", returning: 0) }
    }

    subscript(place: Int) -> String {
        get throws(Never) { TestIssue.report("UnfailingDummy.subscript(_:) must not be read", returning: "") }
    }
}

/// A dummy of `ResultOverloads`, yours to edit.
nonisolated final class ResultOverloadsDummy: ResultOverloads {
    func save(_ number: Int) { TestIssue.report("ResultOverloadsDummy.save(_:) must not be called") }

    func save(_ number: Int) -> Int {
        TestIssue.report("ResultOverloadsDummy.save(_:) must not be called", returning: 0)
    }

    func flush() async throws { TestIssue.report("ResultOverloadsDummy.flush() must not be called") }

    func flush() async throws -> Bool {
        TestIssue.report("ResultOverloadsDummy.flush() must not be called", returning: false)
    }

    func reset() -> Int { TestIssue.report("ResultOverloadsDummy.reset() must not be called", returning: 0) }
    func reset() -> String { TestIssue.report("ResultOverloadsDummy.reset() must not be called", returning: "") }
    func run<Value>(_ value: Value) { TestIssue.report("ResultOverloadsDummy.run(_:) must not be called") }
    func run<Value>(_ value: Value) -> Value { TestIssue.stop("ResultOverloadsDummy.run(_:) must not be called") }
    static func start() { TestIssue.report("ResultOverloadsDummy.start() must not be called") }
    static func start() -> Int { TestIssue.report("ResultOverloadsDummy.start() must not be called", returning: 0) }
}

/// A dummy of `ReservedNames`, yours to edit.
final class ReservedNamesDummy: ReservedNames {
    var `self`: Int {
        get { TestIssue.report("ReservedNamesDummy.self must not be read", returning: 0) }
        set { TestIssue.report("ReservedNamesDummy.self must not be set") }
    }

    var `Type`: String {
        get { TestIssue.report("ReservedNamesDummy.Type must not be read", returning: "") }
        set { TestIssue.report("ReservedNamesDummy.Type must not be set") }
    }

    var `default`: Bool {
        get { TestIssue.report("ReservedNamesDummy.default must not be read", returning: false) }
        set { TestIssue.report("ReservedNamesDummy.default must not be set") }
    }
}

/// A dummy of `SharedReservedNames`, yours to edit.
final class SharedReservedNamesDummy: SharedReservedNames {
    var `self`: Int {
        get { TestIssue.report("SharedReservedNamesDummy.self must not be read", returning: 0) }
        set { TestIssue.report("SharedReservedNamesDummy.self must not be set") }
    }

    static var `default`: String {
        get { TestIssue.report("SharedReservedNamesDummy.default must not be read", returning: "") }
        set { TestIssue.report("SharedReservedNamesDummy.default must not be set") }
    }
}

/// A dummy of `NamesOfTypes`, yours to edit.
nonisolated final class NamesOfTypesDummy: NamesOfTypes {
    static var `Type`: String {
        get { TestIssue.report("NamesOfTypesDummy.Type must not be read", returning: "") }
        set { TestIssue.report("NamesOfTypesDummy.Type must not be set") }
    }

    var kind: Int { TestIssue.report("NamesOfTypesDummy.kind must not be read", returning: 0) }
}
