import CrossedIsolation

/// A dummy of `OperationRequest`, yours to edit.
final class OperationRequestDummy: OperationRequest {
    func run(isolation: isolated (any Actor)?) async throws -> Int {
        fatalError("OperationRequestDummy.run(isolation:) must not be called")
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        fatalError("OperationRequestDummy.prepare(_:) must not be called")
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        fatalError("OperationRequestDummy.load(_:) must not be called")
    }
}

/// A dummy of `Depot`, yours to edit.
actor DepotDummy: Depot {
    func count(isolation: isolated (any Actor)?) -> Int {
        fatalError("DepotDummy.count(isolation:) must not be called")
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        fatalError("DepotDummy.send(isolation:_:) must not be called")
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        fatalError("DepotDummy.weigh(_:) must not be called")
    }

    @concurrent func reload(_ id: Int) async -> Int { fatalError("DepotDummy.reload(_:) must not be called") }
    @MainActor func show(_ title: String) { fatalError("DepotDummy.show(_:) must not be called") }

    @MainActor var title: String {
        get { fatalError("DepotDummy.title must not be read") }
        set { fatalError("DepotDummy.title must not be set") }
    }

    func stored() async -> Int { fatalError("DepotDummy.stored() must not be called") }
}

/// A dummy of `Carrier`, yours to edit.
actor CarrierDummy: Carrier {
    func load(_ parcel: Parcel) async { fatalError("CarrierDummy.load(_:) must not be called") }
}

/// A dummy of `Board`, yours to edit.
@MainActor
final class BoardDummy: Board {
    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        fatalError("BoardDummy.draw(isolation:_:) must not be called")
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        fatalError("BoardDummy.refresh(isolation:) must not be called")
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        fatalError("BoardDummy.wait(_:) must not be called")
    }

    @concurrent func fetch(_ id: Int) async -> Int { fatalError("BoardDummy.fetch(_:) must not be called") }

    static func reset(isolation: isolated (any Actor)?) {
        fatalError("BoardDummy.reset(isolation:) must not be called")
    }
}

/// A dummy of `Signal`, yours to edit.
final class SignalDummy: Signal {
    func send(_ value: Void) -> Int { fatalError("SignalDummy.send(_:) must not be called") }
    func log(_ message: @autoclosure () -> Void) { fatalError("SignalDummy.log(_:) must not be called") }
    func later(_ value: Void) async throws { fatalError("SignalDummy.later(_:) must not be called") }
}

/// A dummy of `ParcelMaker`, yours to edit.
final class ParcelMakerDummy: ParcelMaker {
    func make(_ source: any Signal) -> sending Parcel { fatalError("ParcelMakerDummy.make(_:) must not be called") }
}

/// A dummy of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageDummy: ParcelStage {
    @MainActor init() {}
    func name() -> String { fatalError("ParcelStageDummy.name() must not be called") }
}

/// A dummy of `CopiedDepot`, yours to edit.
actor CopiedDepotDummy: CopiedDepot {
    init() {}
    @concurrent func copied() async -> CopiedDepotDummy { fatalError("CopiedDepotDummy.copied() must not be called") }
}
