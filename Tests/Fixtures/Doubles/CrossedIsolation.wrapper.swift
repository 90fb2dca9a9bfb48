import CrossedIsolation

/// A wrapper of `OperationRequest`, yours to edit.
struct OperationRequestWrapper<Base: OperationRequest>: OperationRequest {
    let base: Base

    func run(isolation: isolated (any Actor)?) async throws -> Int { try await base.run(isolation: isolation) }
    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel { await base.prepare(parcel) }
    @concurrent func load(_ id: Int) async throws -> Int { try await base.load(id) }
}

/// A wrapper of `Depot`, yours to edit.
actor DepotWrapper<Base: Depot>: Depot {
    let base: Base
    init(base: Base) { self.base = base }

    func count(isolation: isolated (any Actor)?) -> Int { base.count(isolation: isolation) }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        await base.send(isolation: isolation, parcel)
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int { await base.weigh(parcel) }
    @concurrent func reload(_ id: Int) async -> Int { await base.reload(id) }
    @MainActor func show(_ title: String) { base.show(title) }

    @MainActor var title: String {
        get { base.title }
        set { base.title = newValue }
    }

    func stored() async -> Int { await base.stored() }
}

/// A wrapper of `Board`, yours to edit.
@MainActor
struct BoardWrapper<Base: Board & Sendable>: Board {
    let base: Base

    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel { base.draw(isolation: isolation, id) }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        try await base.refresh(isolation: isolation)
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel { await base.wait(id) }
    @concurrent func fetch(_ id: Int) async -> Int { await base.fetch(id) }
    static func reset(isolation: isolated (any Actor)?) { Base.reset(isolation: isolation) }
}

/// A wrapper of `Signal`, yours to edit.
struct SignalWrapper<Base: Signal>: Signal {
    let base: Base

    func send(_ value: Void) -> Int { base.send(value) }
    func log(_ message: @autoclosure () -> Void) { base.log(message()) }
    func later(_ value: Void) async throws { try await base.later(value) }
}

/// A wrapper of `ParcelMaker`, yours to edit.
struct ParcelMakerWrapper<Base: ParcelMaker>: ParcelMaker {
    let base: Base

    func make(_ source: any Signal) -> sending Parcel { base.make(source) }
}

/// A wrapper of `ParcelStage`, yours to edit.
nonisolated struct ParcelStageWrapper<Base: ParcelStage>: ParcelStage {
    let base: Base
    init(base: Base) { self.base = base }

    @MainActor init() { self.base = Base() }
    func name() -> String { base.name() }
}

/// A wrapper of `CopiedDepot`, yours to edit.
actor CopiedDepotWrapper<Base: CopiedDepot>: CopiedDepot {
    let base: Base
    init(base: Base) { self.base = base }

    init() { self.base = Base() }
    @concurrent func copied() async -> CopiedDepotWrapper { await CopiedDepotWrapper(base: base.copied()) }
}
