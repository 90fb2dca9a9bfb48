import SuperclassActors

/// A wrapper of `Pigment`, yours to edit.
struct PigmentWrapper<Base: Pigment>: Pigment {
    let base: Base

    func hue() -> Double { base.hue() }
}

/// A wrapper of `Swatch`, yours to edit.
@MainActor
struct SwatchWrapper<Base: Swatch & Sendable>: Swatch {
    let base: Base

    static nonisolated func == (one: SwatchWrapper, other: SwatchWrapper) -> Bool { one.base == other.base }
    func show(_ name: String) { base.show(name) }
    nonisolated func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    nonisolated var hashValue: Int { base.hashValue }
}

/// A wrapper of `MixedPigment`, yours to edit.
@MainActor
struct MixedPigmentWrapper<Base: MixedPigment & Sendable>: MixedPigment {
    let base: Base

    nonisolated func hue() -> Double { base.hue() }
    func mix() { base.mix() }
}

/// A wrapper of `Studio`, yours to edit.
struct StudioWrapper<Base: Studio>: Studio {
    let base: Base

    func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value {
        try base.onMain(body)
    }

    func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value? {
        base.later(body)
    }
}
