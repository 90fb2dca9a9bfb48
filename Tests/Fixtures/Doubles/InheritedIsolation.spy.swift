import InheritedIsolation

/// A spy of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated final class TitledThingSpy: TitledThing {
    struct StaticStorage {
        var makeCalls: [String] = []
        var makeStub: @Sendable (String) -> MainCrate = { _ in MainCrate() }
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

    // MARK: label
    var labelSetCalls: [String] = []
    var label = "" { didSet { labelSetCalls.append(label) } }

    // MARK: describe(_:)
    var describeCalls: [MainCrate] = []
    var describeStub: (MainCrate) -> String = { _ in "" }
    func describe(_ crate: MainCrate) -> String {
        describeCalls.append(crate)
        return describeStub(crate)
    }

    static func make(_ label: String) -> MainCrate {
        staticStorage.append(label, to: \.makeCalls)
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
        storage.append(crate, to: \.weighCalls)
        return try await storage.weighStub(crate)
    }

    func count() async -> Int {
        storage.increment(\.countCallCount)
        return await storage.countStub()
    }
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

/// A spy of `SectionEditor`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SectionEditorSpy: SectionEditor {
    init() {}

    nonisolated struct Storage {
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
        storage.increment(\.copyIsolationCallCount)
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
    var level = 0 { didSet { levelSetCalls.append(level) } }

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
