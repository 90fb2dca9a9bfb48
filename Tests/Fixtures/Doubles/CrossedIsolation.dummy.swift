import CrossedIsolation

/// A dummy of `OperationRequest`, yours to edit.
final class OperationRequestDummy: OperationRequest {
    func run(isolation: isolated (any Actor)?) async throws -> Int {
        TestIssue.report("OperationRequestDummy.run(isolation:) must not be called", returning: 0)
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        TestIssue.report("OperationRequestDummy.prepare(_:) must not be called", returning: Parcel())
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        TestIssue.report("OperationRequestDummy.load(_:) must not be called", returning: 0)
    }
}

/// A dummy of `Depot`, yours to edit.
actor DepotDummy: Depot {
    func count(isolation: isolated (any Actor)?) -> Int {
        TestIssue.report("DepotDummy.count(isolation:) must not be called", returning: 0)
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        TestIssue.report("DepotDummy.send(isolation:_:) must not be called", returning: 0)
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        TestIssue.report("DepotDummy.weigh(_:) must not be called", returning: 0)
    }

    @concurrent func reload(_ id: Int) async -> Int {
        TestIssue.report("DepotDummy.reload(_:) must not be called", returning: 0)
    }

    @MainActor func show(_ title: String) { TestIssue.report("DepotDummy.show(_:) must not be called") }

    @MainActor var title: String {
        get { TestIssue.report("DepotDummy.title must not be read", returning: "") }
        set { TestIssue.report("DepotDummy.title must not be set") }
    }

    func stored() async -> Int { TestIssue.report("DepotDummy.stored() must not be called", returning: 0) }
}

/// A dummy of `Carrier`, yours to edit.
actor CarrierDummy: Carrier {
    func load(_ parcel: Parcel) async { TestIssue.report("CarrierDummy.load(_:) must not be called") }
}

/// A dummy of `Board`, yours to edit.
@MainActor
final class BoardDummy: Board {
    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        TestIssue.report("BoardDummy.draw(isolation:_:) must not be called", returning: Parcel())
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        TestIssue.report("BoardDummy.refresh(isolation:) must not be called", returning: Parcel())
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        TestIssue.report("BoardDummy.wait(_:) must not be called", returning: Parcel())
    }

    @concurrent func fetch(_ id: Int) async -> Int {
        TestIssue.report("BoardDummy.fetch(_:) must not be called", returning: 0)
    }

    static func reset(isolation: isolated (any Actor)?) {
        TestIssue.report("BoardDummy.reset(isolation:) must not be called")
    }
}

/// A dummy of `Signal`, yours to edit.
final class SignalDummy: Signal {
    func send(_ value: Void) -> Int { TestIssue.report("SignalDummy.send(_:) must not be called", returning: 0) }
    func log(_ message: @autoclosure () -> Void) { TestIssue.report("SignalDummy.log(_:) must not be called") }
    func later(_ value: Void) async throws { TestIssue.report("SignalDummy.later(_:) must not be called") }
}

/// A dummy of `ParcelMaker`, yours to edit.
final class ParcelMakerDummy: ParcelMaker {
    func make(_ source: any Signal) -> sending Parcel { TestIssue.stop("ParcelMakerDummy.make(_:) must not be called") }
}

/// A dummy of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageDummy: ParcelStage {
    @MainActor init() {}
    func name() -> String { TestIssue.report("ParcelStageDummy.name() must not be called", returning: "") }
}

/// A dummy of `CopiedDepot`, yours to edit.
actor CopiedDepotDummy: CopiedDepot {
    init() {}

    @concurrent func copied() async -> CopiedDepotDummy {
        TestIssue.stop("CopiedDepotDummy.copied() must not be called")
    }
}
