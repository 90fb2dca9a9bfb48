import SuperclassActors

/// A dummy of `Pigment`, yours to edit.
final class PigmentDummy: Pigment {
    func hue() -> Double { fatalError("PigmentDummy.hue() must not be called") }
}

/// A dummy of `Painting`, yours to edit.
@MainActor
final class PaintingDummy: Canvas, Painting {
    nonisolated func stroke(_ brush: Brush) -> Brush { fatalError("PaintingDummy.stroke(_:) must not be called") }

    nonisolated var brush: Brush {
        get { fatalError("PaintingDummy.brush must not be read") }
        set { fatalError("PaintingDummy.brush must not be set") }
    }
}

/// A dummy of `FramedPainting`, yours to edit.
@MainActor
final class FramedPaintingDummy: FramedCanvas, FramedPainting {
    func finish(_ brush: Brush) async throws -> Brush {
        fatalError("FramedPaintingDummy.finish(_:) must not be called")
    }

    static nonisolated func framed() -> Int { fatalError("FramedPaintingDummy.framed() must not be called") }
}

/// A dummy of `Swatch`, yours to edit.
@MainActor
final class SwatchDummy: Swatch {
    static nonisolated func == (one: SwatchDummy, other: SwatchDummy) -> Bool {
        fatalError("SwatchDummy.==(_:_:) must not be called")
    }

    func show(_ name: String) { fatalError("SwatchDummy.show(_:) must not be called") }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

/// A dummy of `MixedPigment`, yours to edit.
@MainActor
final class MixedPigmentDummy: MixedPigment {
    nonisolated func hue() -> Double { fatalError("MixedPigmentDummy.hue() must not be called") }
    func mix() { fatalError("MixedPigmentDummy.mix() must not be called") }
}

/// A dummy of `Studio`, yours to edit.
final class StudioDummy: Studio {
    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        fatalError("StudioDummy.onMain(_:) must not be called")
    }

    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        fatalError("StudioDummy.later(_:) must not be called")
    }
}
