import InheritedIsolation

/// A mock of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated final class TitledThingMock: TitledThing {
    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
        var makeExpectations: [ExpectedCalls<String>] = []
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

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += describeExpectations.unmet(describeCalls, of: "describe(_:)")
        unmet += Self.staticStorage.makeExpectations.unmet(Self.staticStorage.makeCalls, of: "make(_:)")
        return unmet
    }

    // MARK: label
    var labelSetCalls: [String] = []
    var label: String = "" { didSet { labelSetCalls.append(label) } }

    // MARK: describe(_:)
    var describeCalls: [MainCrate] = []
    var describeStub: (MainCrate) -> String = { _ in "" }
    var describeExpectations: [ExpectedCalls<MainCrate>] = []
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
        var weighExpectations: [ExpectedCalls<MainCrate>] = []
        var countCallCount = 0
        var countStub: @Sendable () async -> Int = { 0 }
        var countExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.weighExpectations.unmet(storage.weighCalls, of: "weigh(_:)")
        unmet += storage.countExpectations.unmet(storage.countCallCount, of: "count()")
        return unmet
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

/// A mock of `TitledShelf`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TitledShelfMock: TitledShelf {
    struct Storage {
        var labelSetCalls: [String] = []
        var label: String = "" { didSet { labelSetCalls.append(label) } }
        var describeCalls: [MainCrate] = []
        var describeStub: @Sendable (MainCrate) -> String = { _ in "" }
        var describeExpectations: [ExpectedCalls<MainCrate>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
        var makeExpectations: [ExpectedCalls<String>] = []
    }

    private nonisolated static let staticStorage = Locked(StaticStorage())

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += tidyExpectations.unmet(tidyCallCount, of: "tidy()")
        unmet += storage.describeExpectations.unmet(storage.describeCalls, of: "describe(_:)")
        unmet += Self.staticStorage.makeExpectations.unmet(Self.staticStorage.makeCalls, of: "make(_:)")
        return unmet
    }

    // MARK: tidy()
    var tidyCallCount = 0
    var tidyExpectations: [ExpectedCalls<Void>] = []
    func tidy() { tidyCallCount += 1 }

    // MARK: crates
    var cratesSetCalls: [[MainCrate]] = []
    var crates: [MainCrate] = [] { didSet { cratesSetCalls.append(crates) } }

    nonisolated var label: String {
        get { storage.label }
        set { storage.label = newValue }
    }

    nonisolated func describe(_ crate: MainCrate) -> String {
        storage.withLock { $0.describeCalls.append(crate) }
        return storage.describeStub(crate)
    }

    static nonisolated func make(_ label: String) -> MainCrate {
        staticStorage.withLock { $0.makeCalls.append(label) }
        return staticStorage.makeStub(label)
    }
}

/// A mock of `Tile`, yours to edit.
@MainActor
final class TileMock: Tile {
    var title: String = ""

    nonisolated static func == (lhs: TileMock, rhs: TileMock) -> Bool { lhs === rhs }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var description: String { "TileMock" }
}

/// A mock of `Ranked`, yours to edit.
@MainActor
final class RankedMock: Ranked {
    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += rankExpectations.unmet(rankCallCount, of: "rank()")
        return unmet
    }

    // MARK: rank()
    var rankCallCount = 0
    var rankStub: () -> Int = { 0 }
    var rankExpectations: [ExpectedCalls<Void>] = []
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

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += touchExpectations.unmet(touchCallCount, of: "touch()")
        return unmet
    }

    // MARK: touch()
    var touchCallCount = 0
    var touchExpectations: [ExpectedCalls<Void>] = []
    func touch() { touchCallCount += 1 }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A mock of `Porter`, yours to edit.
@dynamicMemberLookup
actor PorterMock: Porter {
    struct Storage {
        var labelSetCalls: [String] = []
        var label: String = "" { didSet { labelSetCalls.append(label) } }
        var describeCalls: [MainCrate] = []
        var describeStub: @Sendable (MainCrate) -> String = { _ in "" }
        var describeExpectations: [ExpectedCalls<MainCrate>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
        var makeExpectations: [ExpectedCalls<String>] = []
    }

    private nonisolated static let staticStorage = Locked(StaticStorage())

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += carryExpectations.unmet(carryCalls, of: "carry(_:)")
        unmet += storage.describeExpectations.unmet(storage.describeCalls, of: "describe(_:)")
        unmet += Self.staticStorage.makeExpectations.unmet(Self.staticStorage.makeCalls, of: "make(_:)")
        return unmet
    }

    func configure(_ change: @Sendable (isolated PorterMock) -> Void) { change(self) }

    // MARK: carry(_:)
    var carryCalls: [MainCrate] = []
    var carryExpectations: [ExpectedCalls<MainCrate>] = []
    func carry(_ crate: MainCrate) async { carryCalls.append(crate) }

    nonisolated var label: String {
        get { storage.label }
        set { storage.label = newValue }
    }

    nonisolated func describe(_ crate: MainCrate) -> String {
        storage.withLock { $0.describeCalls.append(crate) }
        return storage.describeStub(crate)
    }

    static func make(_ label: String) -> MainCrate {
        staticStorage.withLock { $0.makeCalls.append(label) }
        return staticStorage.makeStub(label)
    }

    nonisolated var description: String { "PorterMock" }
}

/// A mock of `Scale`, yours to edit.
@MainActor
@dynamicMemberLookup
final class ScaleMock: Scale {
    init() {}

    struct Storage {
        var weighCalls: [MainCrate] = []
        var weighStub: @Sendable (MainCrate) async throws -> Int = { _ in 0 }
        var weighExpectations: [ExpectedCalls<MainCrate>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += resetExpectations.unmet(resetCallCount, of: "reset()")
        unmet += storage.weighExpectations.unmet(storage.weighCalls, of: "weigh(_:)")
        unmet += countExpectations.unmet(countCallCount, of: "count()")
        return unmet
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetExpectations: [ExpectedCalls<Void>] = []
    func reset() { resetCallCount += 1 }

    // MARK: init(label:)
    var initLabelCalls: [String] = []
    init(label: String) { initLabelCalls.append(label) }

    nonisolated func weigh(_ crate: MainCrate) async throws -> Int {
        storage.withLock { $0.weighCalls.append(crate) }
        return try await storage.weighStub(crate)
    }

    // MARK: count()
    var countCallCount = 0
    var countStub: @MainActor () async -> Int = { 0 }
    var countExpectations: [ExpectedCalls<Void>] = []
    func count() async -> Int {
        countCallCount += 1
        return await countStub()
    }
}

/// A mock of `Window`, yours to edit.
nonisolated final class WindowMock: Window {
    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += titleExpectations.unmet(titleCallCount, of: "title")
        return unmet
    }

    var frame: MainCrate = MainCrate()

    // MARK: onClose
    var onCloseSetCalls: [(Int) -> Void] = []
    var onClose: (Int) -> Void = { _ in } { didSet { onCloseSetCalls.append(onClose) } }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () throws -> String = { "" }
    var titleExpectations: [ExpectedCalls<Void>] = []
    @MainActor var title: String {
        get throws {
            titleCallCount += 1
            return try titleStub()
        }
    }
}

/// A mock of `SectionEditor`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SectionEditorMock: SectionEditor {
    init() {}

    struct Storage {
        var copyIsolationCallCount = 0
        var copyIsolationStub: nonisolated(nonsending) @Sendable () async throws -> SectionEditorMock? = { nil }
        var copyIsolationExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += editExpectations.unmet(editCalls, of: "edit(_:)")
        unmet += storage.copyIsolationExpectations.unmet(storage.copyIsolationCallCount, of: "copy(isolation:)")
        return unmet
    }

    // MARK: edit(_:)
    var editCalls: [String] = []
    var editStub: @MainActor (String) async throws -> Int = { _ in 0 }
    var editExpectations: [ExpectedCalls<String>] = []
    func edit(_ text: String) async throws -> Int {
        editCalls.append(text)
        return try await editStub(text)
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorMock? {
        storage.withLock { $0.copyIsolationCallCount += 1 }
        return try await storage.copyIsolationStub()
    }

    // MARK: init(text:)
    var initTextCalls: [String] = []
    init(text: String) { initTextCalls.append(text) }
}

/// A mock of `Gauge`, yours to edit.
nonisolated final class GaugeMock: Gauge {
    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += readExpectations.unmet(readCallCount, of: "read()")
        unmet += resetExpectations.unmet(resetCallCount, of: "reset()")
        return unmet
    }

    // MARK: level
    var levelSetCalls: [Int] = []
    var level: Int = 0 { didSet { levelSetCalls.append(level) } }

    // MARK: read()
    var readCallCount = 0
    var readStub: () -> Int = { 0 }
    var readExpectations: [ExpectedCalls<Void>] = []
    func read() -> Int {
        readCallCount += 1
        return readStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetExpectations: [ExpectedCalls<Void>] = []
    func reset() { resetCallCount += 1 }
}
