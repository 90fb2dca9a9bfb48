import SuperclassActors

/// A dummy of `Pigment`, yours to edit.
final class PigmentDummy: Pigment {
    func hue() -> Double { TestIssue.report("PigmentDummy.hue() must not be called", returning: 0) }
}

/// A dummy of `Painting`, yours to edit.
@MainActor
final class PaintingDummy: Canvas, Painting {
    nonisolated func stroke(_ brush: Brush) -> Brush {
        TestIssue.report("PaintingDummy.stroke(_:) must not be called", returning: Brush())
    }

    nonisolated var brush: Brush {
        get { TestIssue.report("PaintingDummy.brush must not be read", returning: Brush()) }
        set { TestIssue.report("PaintingDummy.brush must not be set") }
    }
}

/// A dummy of `FramedPainting`, yours to edit.
@MainActor
final class FramedPaintingDummy: FramedCanvas, FramedPainting {
    func finish(_ brush: Brush) async throws -> Brush {
        TestIssue.report("FramedPaintingDummy.finish(_:) must not be called", returning: Brush())
    }

    static nonisolated func framed() -> Int {
        TestIssue.report("FramedPaintingDummy.framed() must not be called", returning: 0)
    }
}

/// A dummy of `Swatch`, yours to edit.
@MainActor
final class SwatchDummy: Swatch {
    static nonisolated func == (one: SwatchDummy, other: SwatchDummy) -> Bool {
        TestIssue.report("SwatchDummy.==(_:_:) must not be called", returning: false)
    }

    func show(_ name: String) { TestIssue.report("SwatchDummy.show(_:) must not be called") }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A dummy of `MixedPigment`, yours to edit.
@MainActor
final class MixedPigmentDummy: MixedPigment {
    nonisolated func hue() -> Double { TestIssue.report("MixedPigmentDummy.hue() must not be called", returning: 0) }
    func mix() { TestIssue.report("MixedPigmentDummy.mix() must not be called") }
}

/// A dummy of `Studio`, yours to edit.
final class StudioDummy: Studio {
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        TestIssue.stop("StudioDummy.onMain(_:) must not be called")
    }

    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        TestIssue.report("StudioDummy.later(_:) must not be called", returning: nil)
    }
}
