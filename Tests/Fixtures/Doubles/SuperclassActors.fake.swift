import SuperclassActors

/// A fake of `Pigment`, yours to edit.
final class PigmentFake: Pigment {
    func hue() -> Double {
        // Fill in: what it does.
        fatalError("PigmentFake.hue() is not filled in")
    }
}

/// A fake of `Painting`, yours to edit.
@MainActor
final class PaintingFake: Canvas, Painting {
    nonisolated struct Storage {
        var brush: Brush = Brush()
    }

    private let storage = Locked(Storage())

    nonisolated func stroke(_ brush: Brush) -> Brush {
        // Fill in: what it does.
        fatalError("PaintingFake.stroke(_:) is not filled in")
    }

    nonisolated var brush: Brush {
        get { storage.brush }
        set { storage.brush = newValue }
    }
}

/// A fake of `FramedPainting`, yours to edit.
@MainActor
final class FramedPaintingFake: FramedCanvas, FramedPainting {
    func finish(_ brush: Brush) async throws -> Brush {
        // Fill in: what it does.
        fatalError("FramedPaintingFake.finish(_:) is not filled in")
    }

    static nonisolated func framed() -> Int {
        // Fill in: what it does.
        fatalError("FramedPaintingFake.framed() is not filled in")
    }
}

/// A fake of `Swatch`, yours to edit.
@MainActor
final class SwatchFake: Swatch {
    static nonisolated func == (one: SwatchFake, other: SwatchFake) -> Bool {
        // Fill in: what it does.
        fatalError("SwatchFake.==(_:_:) is not filled in")
    }

    func show(_ name: String) {
        // Fill in: what it does.
        fatalError("SwatchFake.show(_:) is not filled in")
    }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A fake of `MixedPigment`, yours to edit.
@MainActor
final class MixedPigmentFake: MixedPigment {
    nonisolated func hue() -> Double {
        // Fill in: what it does.
        fatalError("MixedPigmentFake.hue() is not filled in")
    }

    func mix() {
        // Fill in: what it does.
        fatalError("MixedPigmentFake.mix() is not filled in")
    }
}

/// A fake of `Studio`, yours to edit.
final class StudioFake: Studio {
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        // Fill in: what it does.
        fatalError("StudioFake.onMain(_:) is not filled in")
    }

    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        // Fill in: what it does.
        fatalError("StudioFake.later(_:) is not filled in")
    }
}
