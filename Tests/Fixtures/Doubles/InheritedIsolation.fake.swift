import InheritedIsolation

/// A fake of `TitledThing`, yours to edit.
nonisolated final class TitledThingFake: TitledThing {
    var label: String = ""

    func describe(_ crate: MainCrate) -> String {
        // Fill in: what it does.
        fatalError("TitledThingFake.describe(_:) is not filled in")
    }

    static func make(_ label: String) -> MainCrate {
        // Fill in: what it does.
        fatalError("TitledThingFake.make(_:) is not filled in")
    }
}

/// A fake of `Weighing`, yours to edit.
final class WeighingFake: Weighing {
    func weigh(_ crate: MainCrate) async throws -> Int {
        // Fill in: what it does.
        fatalError("WeighingFake.weigh(_:) is not filled in")
    }

    func count() async -> Int {
        // Fill in: what it does.
        fatalError("WeighingFake.count() is not filled in")
    }
}

/// A fake of `Ranked`, yours to edit.
@MainActor
final class RankedFake: Ranked {
    func rank() -> Int {
        // Fill in: what it does.
        fatalError("RankedFake.rank() is not filled in")
    }

    nonisolated static func == (lhs: RankedFake, rhs: RankedFake) -> Bool { lhs === rhs }
    nonisolated static func < (lhs: RankedFake, rhs: RankedFake) -> Bool {
        ObjectIdentifier(lhs) < ObjectIdentifier(rhs)
    }
}

/// A fake of `Stored`, yours to edit.
@MainActor
final class StoredFake: Stored {
    init() {}

    func touch() {
        // Fill in: what it does.
        fatalError("StoredFake.touch() is not filled in")
    }

    nonisolated init(from decoder: any Decoder) throws {}
    nonisolated func encode(to encoder: any Encoder) throws {}
}

/// A fake of `SectionEditor`, yours to edit.
@MainActor
final class SectionEditorFake: SectionEditor {
    init() {}

    func edit(_ text: String) async throws -> Int {
        // Fill in: what it does.
        fatalError("SectionEditorFake.edit(_:) is not filled in")
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorFake? {
        // Fill in: what it does.
        fatalError("SectionEditorFake.copy(isolation:) is not filled in")
    }

    init(text: String) {}
}

/// A fake of `Gauge`, yours to edit.
nonisolated final class GaugeFake: Gauge {
    var level: Int = 0

    func read() -> Int {
        // Fill in: what it does.
        fatalError("GaugeFake.read() is not filled in")
    }

    func reset() {
        // Fill in: what it does.
        fatalError("GaugeFake.reset() is not filled in")
    }
}
