import SuperclassActors

/// A fake of `Pigment`, yours to edit.
final class PigmentFake: Pigment {
    func hue() -> Double {
        // Fill in: what it does.
        TestIssue.report("PigmentFake.hue() is not filled in", returning: 0)
    }
}

/// A fake of `Painting`, yours to edit.
@MainActor
final class PaintingFake: Canvas, Painting {
    nonisolated struct Storage {
        var brush = Brush()
    }

    private let storage = Locked(Storage())

    nonisolated func stroke(_ brush: Brush) -> Brush {
        // Fill in: what it does.
        TestIssue.report("PaintingFake.stroke(_:) is not filled in", returning: Brush())
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
        TestIssue.report("FramedPaintingFake.finish(_:) is not filled in", returning: Brush())
    }

    static nonisolated func framed() -> Int {
        // Fill in: what it does.
        TestIssue.report("FramedPaintingFake.framed() is not filled in", returning: 0)
    }
}

/// A fake of `Swatch`, yours to edit.
@MainActor
final class SwatchFake: Swatch {
    static nonisolated func == (one: SwatchFake, other: SwatchFake) -> Bool {
        // Fill in: what it does.
        TestIssue.report("SwatchFake.==(_:_:) is not filled in", returning: false)
    }

    func show(_ name: String) {}

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A fake of `MixedPigment`, yours to edit.
@MainActor
final class MixedPigmentFake: MixedPigment {
    nonisolated func hue() -> Double {
        // Fill in: what it does.
        TestIssue.report("MixedPigmentFake.hue() is not filled in", returning: 0)
    }

    func mix() {}
}

/// A fake of `Studio`, yours to edit.
final class StudioFake: Studio {
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        // Fill in: what it does.
        TestIssue.stop("StudioFake.onMain(_:) is not filled in")
    }

    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        // Fill in: what it does.
        TestIssue.report("StudioFake.later(_:) is not filled in", returning: nil)
    }
}
