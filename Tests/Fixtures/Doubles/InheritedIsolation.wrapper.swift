import InheritedIsolation

/// A wrapper of `TitledThing`, yours to edit.
nonisolated struct TitledThingWrapper<Base: TitledThing>: TitledThing {
    var base: Base

    var label: String {
        get { base.label }
        set { base.label = newValue }
    }

    func describe(_ crate: MainCrate) -> String { base.describe(crate) }
    static func make(_ label: String) -> MainCrate { Base.make(label) }
}

/// A wrapper of `Weighing`, yours to edit.
struct WeighingWrapper<Base: Weighing>: Weighing {
    let base: Base

    func weigh(_ crate: MainCrate) async throws -> Int { try await base.weigh(crate) }
    func count() async -> Int { await base.count() }
}

/// A wrapper of `Ranked`, yours to edit.
@MainActor
final class RankedWrapper<Base: Ranked & Sendable>: Ranked {
    let base: Base
    init(base: Base) { self.base = base }

    func rank() -> Int { base.rank() }
    static nonisolated func < (lhs: RankedWrapper, rhs: RankedWrapper) -> Bool { lhs.base < rhs.base }
    static nonisolated func == (lhs: RankedWrapper, rhs: RankedWrapper) -> Bool { lhs.base == rhs.base }
}

/// A wrapper of `Stored`, yours to edit.
@MainActor
final class StoredWrapper<Base: Stored & Sendable>: Stored {
    let base: Base
    init(base: Base) { self.base = base }

    func touch() { base.touch() }
    nonisolated init(from decoder: any Decoder) throws { self.base = try Base(from: decoder) }
    nonisolated func encode(to encoder: any Encoder) throws { try base.encode(to: encoder) }
}

/// A wrapper of `SectionEditor`, yours to edit.
@MainActor
struct SectionEditorWrapper<Base: SectionEditor & Sendable>: SectionEditor {
    var base: Base
    nonisolated init(base: Base) { self.base = base }

    mutating func edit(_ text: String) async throws -> Int {
        var changedBase = base
        defer { base = changedBase }
        return try await changedBase.edit(text)
    }

    func copy(isolation: isolated (any Actor)?) async throws -> SectionEditorWrapper? {
        try await base.copy(isolation: isolation).map { SectionEditorWrapper(base: $0) }
    }

    init(text: String) { self.base = Base(text: text) }
}

/// A wrapper of `Gauge`, yours to edit.
nonisolated struct GaugeWrapper<Base: Gauge>: Gauge {
    var base: Base

    @MainActor var level: Int {
        get { base.level }
        set { base.level = newValue }
    }

    func read() -> Int { base.read() }
    mutating func reset() { base.reset() }
}
