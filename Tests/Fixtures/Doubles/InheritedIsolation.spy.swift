import InheritedIsolation

/// A spy of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated final class TitledThingSpy: TitledThing {
    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
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

    // MARK: label
    var labelSetCalls: [String] = []
    var label: String = "" { didSet { labelSetCalls.append(label) } }

    // MARK: describe(_:)
    var describeCalls: [MainCrate] = []
    var describeStub: (MainCrate) -> String = { _ in "" }
    func describe(_ crate: MainCrate) -> String {
        describeCalls.append(crate)
        return describeStub(crate)
    }

    static func make(_ label: String) -> MainCrate {
        staticStorage.withLock { $0.makeCalls.append(label) }
        return staticStorage.makeStub(label)
    }
}

/// A spy of `Weighing`, yours to edit.
@dynamicMemberLookup
final class WeighingSpy: Weighing {
    struct Storage {
        var weighCalls: [MainCrate] = []
        var weighStub: @Sendable (MainCrate) async throws -> Int = { _ in 0 }
        var countCallCount = 0
        var countStub: @Sendable () async -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
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

/// A spy of `TitledShelf`, yours to edit.
@MainActor
@dynamicMemberLookup
final class TitledShelfSpy: TitledShelf {
    struct Storage {
        var labelSetCalls: [String] = []
        var label: String = "" { didSet { labelSetCalls.append(label) } }
        var describeCalls: [MainCrate] = []
        var describeStub: @Sendable (MainCrate) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
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

    // MARK: tidy()
    var tidyCallCount = 0
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

/// A spy of `Tile`, yours to edit.
@MainActor
final class TileSpy: Tile {
    var title: String = ""

    nonisolated static func == (lhs: TileSpy, rhs: TileSpy) -> Bool { lhs === rhs }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var description: String { "TileSpy" }
}

/// A spy of `Ranked`, yours to edit.
@MainActor
final class RankedSpy: Ranked {
    // MARK: rank()
    var rankCallCount = 0
    var rankStub: () -> Int = { 0 }
    func rank() -> Int {
        rankCallCount += 1
        return rankStub()
    }

    nonisolated static func == (lhs: RankedSpy, rhs: RankedSpy) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedSpy, rhs: RankedSpy) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
}

/// A spy of `Stored`, yours to edit.
@MainActor
final class StoredSpy: Stored {
    init() {}

    // MARK: touch()
    var touchCallCount = 0
    func touch() { touchCallCount += 1 }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A spy of `Porter`, yours to edit.
@dynamicMemberLookup
actor PorterSpy: Porter {
    struct Storage {
        var labelSetCalls: [String] = []
        var label: String = "" { didSet { labelSetCalls.append(label) } }
        var describeCalls: [MainCrate] = []
        var describeStub: @Sendable (MainCrate) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
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

    func configure(_ change: @Sendable (isolated PorterSpy) -> Void) { change(self) }

    // MARK: carry(_:)
    var carryCalls: [MainCrate] = []
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

    nonisolated var description: String { "PorterSpy" }
}

/// A spy of `Scale`, yours to edit.
@MainActor
@dynamicMemberLookup
final class ScaleSpy: Scale {
    init() {}

    struct Storage {
        var weighCalls: [MainCrate] = []
        var weighStub: @Sendable (MainCrate) async throws -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: reset()
    var resetCallCount = 0
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
    func count() async -> Int {
        countCallCount += 1
        return await countStub()
    }
}

/// A spy of `Window`, yours to edit.
nonisolated final class WindowSpy: Window {
    var frame: MainCrate = MainCrate()

    // MARK: onClose
    var onCloseSetCalls: [(Int) -> Void] = []
    var onClose: (Int) -> Void = { _ in } { didSet { onCloseSetCalls.append(onClose) } }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () throws -> String = { "" }
    @MainActor var title: String {
        get throws {
            titleCallCount += 1
            return try titleStub()
        }
    }
}

/// A spy of `SectionEditor`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SectionEditorSpy: SectionEditor {
    init() {}

    struct Storage {
        var copyIsolationCallCount = 0
        var copyIsolationStub: nonisolated(nonsending) @Sendable () async throws -> SectionEditorSpy? = { nil }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: edit(_:)
    var editCalls: [String] = []
    var editStub: @MainActor (String) async throws -> Int = { _ in 0 }
    func edit(_ text: String) async throws -> Int {
        editCalls.append(text)
        return try await editStub(text)
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorSpy? {
        storage.withLock { $0.copyIsolationCallCount += 1 }
        return try await storage.copyIsolationStub()
    }

    // MARK: init(text:)
    var initTextCalls: [String] = []
    init(text: String) { initTextCalls.append(text) }
}

/// A spy of `Gauge`, yours to edit.
nonisolated final class GaugeSpy: Gauge {
    // MARK: level
    var levelSetCalls: [Int] = []
    var level: Int = 0 { didSet { levelSetCalls.append(level) } }

    // MARK: read()
    var readCallCount = 0
    var readStub: () -> Int = { 0 }
    func read() -> Int {
        readCallCount += 1
        return readStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    func reset() { resetCallCount += 1 }
}
