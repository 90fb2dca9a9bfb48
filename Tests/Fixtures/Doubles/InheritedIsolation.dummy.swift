import InheritedIsolation

/// A dummy of `TitledThing`, yours to edit.
nonisolated final class TitledThingDummy: TitledThing {
    var label: String {
        get { fatalError("TitledThingDummy.label must not be read") }
        set { fatalError("TitledThingDummy.label must not be set") }
    }

    func describe(_ crate: MainCrate) -> String { fatalError("TitledThingDummy.describe(_:) must not be called") }
    static func make(_ label: String) -> MainCrate { fatalError("TitledThingDummy.make(_:) must not be called") }
}

/// A dummy of `Weighing`, yours to edit.
final class WeighingDummy: Weighing {
    func weigh(_ crate: MainCrate) async throws -> Int { fatalError("WeighingDummy.weigh(_:) must not be called") }
    func count() async -> Int { fatalError("WeighingDummy.count() must not be called") }
}

/// A dummy of `Ranked`, yours to edit.
@MainActor
final class RankedDummy: Ranked {
    func rank() -> Int { fatalError("RankedDummy.rank() must not be called") }

    nonisolated static func == (lhs: RankedDummy, rhs: RankedDummy) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedDummy, rhs: RankedDummy) -> Bool {
        ObjectIdentifier(lhs) < ObjectIdentifier(rhs)
    }
}

/// A dummy of `Stored`, yours to edit.
@MainActor
final class StoredDummy: Stored {
    init() {}
    func touch() { fatalError("StoredDummy.touch() must not be called") }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A dummy of `SectionEditor`, yours to edit.
@MainActor
final class SectionEditorDummy: SectionEditor {
    init() {}
    func edit(_ text: String) async throws -> Int { fatalError("SectionEditorDummy.edit(_:) must not be called") }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorDummy? {
        fatalError("SectionEditorDummy.copy(isolation:) must not be called")
    }

    init(text: String) {}
}

/// A dummy of `Gauge`, yours to edit.
nonisolated final class GaugeDummy: Gauge {
    @MainActor var level: Int {
        get { fatalError("GaugeDummy.level must not be read") }
        set { fatalError("GaugeDummy.level must not be set") }
    }

    func read() -> Int { fatalError("GaugeDummy.read() must not be called") }
    func reset() { fatalError("GaugeDummy.reset() must not be called") }
}
