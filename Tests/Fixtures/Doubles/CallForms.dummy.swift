import CallForms

/// A dummy of `Unfailing`, yours to edit.
nonisolated final class UnfailingDummy: Unfailing {
    func total() throws(Never) -> Int { fatalError("UnfailingDummy.total() must not be called") }
    func load(_ name: String) async throws(Never) -> String { fatalError("UnfailingDummy.load(_:) must not be called") }

    var count: Int {
        get throws(Never) { fatalError("UnfailingDummy.count must not be read") }
    }

    subscript(place: Int) -> String {
        get throws(Never) { fatalError("UnfailingDummy.subscript(_:) must not be read") }
    }
}

/// A dummy of `ResultOverloads`, yours to edit.
nonisolated final class ResultOverloadsDummy: ResultOverloads {
    func save(_ number: Int) { fatalError("ResultOverloadsDummy.save(_:) must not be called") }
    func save(_ number: Int) -> Int { fatalError("ResultOverloadsDummy.save(_:) must not be called") }
    func flush() async throws { fatalError("ResultOverloadsDummy.flush() must not be called") }
    func flush() async throws -> Bool { fatalError("ResultOverloadsDummy.flush() must not be called") }
    func reset() -> Int { fatalError("ResultOverloadsDummy.reset() must not be called") }
    func reset() -> String { fatalError("ResultOverloadsDummy.reset() must not be called") }
    func run<Value>(_ value: Value) { fatalError("ResultOverloadsDummy.run(_:) must not be called") }
    func run<Value>(_ value: Value) -> Value { fatalError("ResultOverloadsDummy.run(_:) must not be called") }
    static func start() { fatalError("ResultOverloadsDummy.start() must not be called") }
    static func start() -> Int { fatalError("ResultOverloadsDummy.start() must not be called") }
}

/// A dummy of `ReservedNames`, yours to edit.
final class ReservedNamesDummy: ReservedNames {
    var `self`: Int {
        get { fatalError("ReservedNamesDummy.self must not be read") }
        set { fatalError("ReservedNamesDummy.self must not be set") }
    }

    var `Type`: String {
        get { fatalError("ReservedNamesDummy.Type must not be read") }
        set { fatalError("ReservedNamesDummy.Type must not be set") }
    }

    var `default`: Bool {
        get { fatalError("ReservedNamesDummy.default must not be read") }
        set { fatalError("ReservedNamesDummy.default must not be set") }
    }
}

/// A dummy of `SharedReservedNames`, yours to edit.
final class SharedReservedNamesDummy: SharedReservedNames {
    var `self`: Int {
        get { fatalError("SharedReservedNamesDummy.self must not be read") }
        set { fatalError("SharedReservedNamesDummy.self must not be set") }
    }

    static var `default`: String {
        get { fatalError("SharedReservedNamesDummy.default must not be read") }
        set { fatalError("SharedReservedNamesDummy.default must not be set") }
    }
}

/// A dummy of `NamesOfTypes`, yours to edit.
nonisolated final class NamesOfTypesDummy: NamesOfTypes {
    static var `Type`: String {
        get { fatalError("NamesOfTypesDummy.Type must not be read") }
        set { fatalError("NamesOfTypesDummy.Type must not be set") }
    }

    var kind: Int { fatalError("NamesOfTypesDummy.kind must not be read") }
}
