import InheritedIsolation

/// A fake of `Labelled`, yours to edit.
nonisolated final class LabelledFake: Labelled {
    var label: String = ""

    func describe(_ crate: Crate) -> String {
        // Fill in: what it does.
        fatalError("LabelledFake.describe(_:) is not filled in")
    }

    static func make(_ label: String) -> Crate {
        // Fill in: what it does.
        fatalError("LabelledFake.make(_:) is not filled in")
    }
}

/// A fake of `Weighing`, yours to edit.
final class WeighingFake: Weighing {
    func weigh(_ crate: Crate) async throws -> Int {
        // Fill in: what it does.
        fatalError("WeighingFake.weigh(_:) is not filled in")
    }

    func count() async -> Int {
        // Fill in: what it does.
        fatalError("WeighingFake.count() is not filled in")
    }
}

/// A fake of `Shelf`, yours to edit.
@MainActor
final class ShelfFake: Shelf {
    struct Storage {
        var label: String = ""
    }

    private let storage = Locked(Storage())

    init(crates: [Crate] = []) { self.crates = crates }

    func tidy() {
        // Fill in: what it does.
        fatalError("ShelfFake.tidy() is not filled in")
    }

    var crates: [Crate] = []

    nonisolated var label: String {
        get { storage.label }
        set { storage.label = newValue }
    }

    nonisolated func describe(_ crate: Crate) -> String {
        // Fill in: what it does.
        fatalError("ShelfFake.describe(_:) is not filled in")
    }

    static nonisolated func make(_ label: String) -> Crate {
        // Fill in: what it does.
        fatalError("ShelfFake.make(_:) is not filled in")
    }
}

/// A fake of `Tile`, yours to edit.
@MainActor
final class TileFake: Tile {
    var title: String = ""

    nonisolated static func == (lhs: TileFake, rhs: TileFake) -> Bool { lhs === rhs }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var description: String { "TileFake" }
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

/// A fake of `Porter`, yours to edit.
actor PorterFake: Porter {
    struct Storage {
        var label: String = ""
    }

    private let storage = Locked(Storage())

    func configure(_ change: @Sendable (isolated PorterFake) -> Void) { change(self) }

    func carry(_ crate: Crate) async {
        // Fill in: what it does.
        fatalError("PorterFake.carry(_:) is not filled in")
    }

    nonisolated var label: String {
        get { storage.label }
        set { storage.label = newValue }
    }

    nonisolated func describe(_ crate: Crate) -> String {
        // Fill in: what it does.
        fatalError("PorterFake.describe(_:) is not filled in")
    }

    static func make(_ label: String) -> Crate {
        // Fill in: what it does.
        fatalError("PorterFake.make(_:) is not filled in")
    }

    nonisolated var description: String { "PorterFake" }
}

/// A fake of `Scale`, yours to edit.
@MainActor
final class ScaleFake: Scale {
    init() {}

    func reset() {
        // Fill in: what it does.
        fatalError("ScaleFake.reset() is not filled in")
    }

    init(label: String) {}

    nonisolated func weigh(_ crate: Crate) async throws -> Int {
        // Fill in: what it does.
        fatalError("ScaleFake.weigh(_:) is not filled in")
    }

    func count() async -> Int {
        // Fill in: what it does.
        fatalError("ScaleFake.count() is not filled in")
    }
}

/// A fake of `Window`, yours to edit.
nonisolated final class WindowFake: Window {
    var frame: Crate = Crate()
    var onClose: (Int) -> Void = { _ in }

    @MainActor var title: String {
        get throws {
            // Fill in: what it does.
            fatalError("WindowFake.title is not filled in")
        }
    }
}

/// A fake of `Editor`, yours to edit.
@MainActor
final class EditorFake: Editor {
    init() {}

    func edit(_ text: String) async throws -> Int {
        // Fill in: what it does.
        fatalError("EditorFake.edit(_:) is not filled in")
    }

    func copy(isolation: isolated (any Actor)?) async throws -> EditorFake? {
        // Fill in: what it does.
        fatalError("EditorFake.copy(isolation:) is not filled in")
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
