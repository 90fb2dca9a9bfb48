import InheritedIsolation

/// A stub of `TitledThing`, yours to edit.
@dynamicMemberLookup
nonisolated final class TitledThingStub: TitledThing {
    struct StaticStorage {
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

    var label = ""

    // MARK: describe(_:)
    var describeStub: (MainCrate) -> String = { _ in "" }
    func describe(_ crate: MainCrate) -> String { describeStub(crate) }

    static func make(_ label: String) -> MainCrate { staticStorage.makeStub(label) }
}

/// A stub of `Weighing`, yours to edit.
@dynamicMemberLookup
final class WeighingStub: Weighing {
    struct Storage {
        var weighStub: @Sendable (MainCrate) async throws -> Int = { _ in 0 }
        var countStub: @Sendable () async -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func weigh(_ crate: MainCrate) async throws -> Int { try await storage.weighStub(crate) }
    func count() async -> Int { await storage.countStub() }
}

/// A stub of `Ranked`, yours to edit.
@MainActor
final class RankedStub: Ranked {
    // MARK: rank()
    var rankStub: () -> Int = { 0 }
    func rank() -> Int { rankStub() }

    nonisolated static func == (lhs: RankedStub, rhs: RankedStub) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedStub, rhs: RankedStub) -> Bool {
        ObjectIdentifier(lhs) < ObjectIdentifier(rhs)
    }
}

/// A stub of `Stored`, yours to edit.
@MainActor
final class StoredStub: Stored {
    init() {}
    func touch() {}

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A stub of `SectionEditor`, yours to edit.
@MainActor
@dynamicMemberLookup
final class SectionEditorStub: SectionEditor {
    init() {}

    nonisolated struct Storage {
        var copyIsolationStub: nonisolated(nonsending) @Sendable () async throws -> SectionEditorStub? = { nil }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: edit(_:)
    var editStub: @MainActor (String) async throws -> Int = { _ in 0 }
    func edit(_ text: String) async throws -> Int { try await editStub(text) }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorStub? {
        try await storage.copyIsolationStub()
    }

    init(text: String) {}
}

/// A stub of `Gauge`, yours to edit.
nonisolated final class GaugeStub: Gauge {
    var level = 0

    // MARK: read()
    var readStub: () -> Int = { 0 }
    func read() -> Int { readStub() }

    func reset() {}
}
