import InheritedIsolation

/// A mock of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated final class TitledThingMock: TitledThing {
    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
        var makeExpectedCount: Int?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("describe(_:)", describeExpectedCount, describeCalls.count)
        check("make(_:)", Self.staticStorage.makeExpectedCount, Self.staticStorage.makeCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: label
    private(set) var labelSetCalls: [String] = []
    var label: String = "" { didSet { labelSetCalls.append(label) } }

    // MARK: describe(_:)
    private(set) var describeCalls: [MainCrate] = []
    var describeStub: (MainCrate) -> String = { _ in "" }
    var describeExpectedCount: Int?
    func describe(_ crate: MainCrate) -> String {
        describeCalls.append(crate)
        return describeStub(crate)
    }

    static func make(_ label: String) -> MainCrate {
        staticStorage.withLock { $0.makeCalls.append(label) }
        return staticStorage.makeStub(label)
    }
}

/// A mock of `Weighing`, yours to edit.
@dynamicMemberLookup
final class WeighingMock: Weighing {
    struct Storage {
        var weighCalls: [MainCrate] = []
        var weighStub: @Sendable (MainCrate) async throws -> Int = { _ in 0 }
        var weighExpectedCount: Int?
        var countCallCount = 0
        var countStub: @Sendable () async -> Int = { 0 }
        var countExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("weigh(_:)", storage.weighExpectedCount, storage.weighCalls.count)
        check("count()", storage.countExpectedCount, storage.countCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    func weigh(_ crate: MainCrate) async throws -> Int {
        storage.withLock { $0.weighCalls.append(crate) }
        return try await storage.weighStub(crate)
    }

    func count() async -> Int {
        storage.withLock { $0.countCallCount += 1 }
        return await storage.countStub()
    }
}

/// A mock of `Ranked`, yours to edit.
@MainActor
final class RankedMock: Ranked {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("rank()", rankExpectedCount, rankCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: rank()
    private(set) var rankCallCount = 0
    var rankStub: () -> Int = { 0 }
    var rankExpectedCount: Int?
    func rank() -> Int {
        rankCallCount += 1
        return rankStub()
    }

    nonisolated static func == (lhs: RankedMock, rhs: RankedMock) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedMock, rhs: RankedMock) -> Bool {
        ObjectIdentifier(lhs) < ObjectIdentifier(rhs)
    }
}

/// A mock of `Stored`, yours to edit.
@MainActor
final class StoredMock: Stored {
    init() {}

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("touch()", touchExpectedCount, touchCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: touch()
    private(set) var touchCallCount = 0
    var touchExpectedCount: Int?
    func touch() { touchCallCount += 1 }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A mock of `SectionEditor`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SectionEditorMock: SectionEditor {
    init() {}

    struct Storage {
        var copyIsolationCallCount = 0
        var copyIsolationStub: nonisolated(nonsending) @Sendable () async throws -> SectionEditorMock? = { nil }
        var copyIsolationExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("edit(_:)", editExpectedCount, editCalls.count)
        check("copy(isolation:)", storage.copyIsolationExpectedCount, storage.copyIsolationCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: edit(_:)
    private(set) var editCalls: [String] = []
    var editStub: @MainActor (String) async throws -> Int = { _ in 0 }
    var editExpectedCount: Int?
    func edit(_ text: String) async throws -> Int {
        editCalls.append(text)
        return try await editStub(text)
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorMock? {
        storage.withLock { $0.copyIsolationCallCount += 1 }
        return try await storage.copyIsolationStub()
    }

    // MARK: init(text:)
    private(set) var initTextCalls: [String] = []
    init(text: String) { initTextCalls.append(text) }
}

/// A mock of `Gauge`, yours to edit.
nonisolated final class GaugeMock: Gauge {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("read()", readExpectedCount, readCallCount)
        check("reset()", resetExpectedCount, resetCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: level
    private(set) var levelSetCalls: [Int] = []
    var level: Int = 0 { didSet { levelSetCalls.append(level) } }

    // MARK: read()
    private(set) var readCallCount = 0
    var readStub: () -> Int = { 0 }
    var readExpectedCount: Int?
    func read() -> Int {
        readCallCount += 1
        return readStub()
    }

    // MARK: reset()
    private(set) var resetCallCount = 0
    var resetExpectedCount: Int?
    func reset() { resetCallCount += 1 }
}
