import CrossedIsolation

/// A fake of `OperationRequest`, yours to edit.
final class OperationRequestFake: OperationRequest {
    func run(isolation: isolated (any Actor)?) async throws -> Int {
        // Fill in: what it does.
        TestIssue.report("OperationRequestFake.run(isolation:) is not filled in", returning: 0)
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        // Fill in: what it does.
        TestIssue.report("OperationRequestFake.prepare(_:) is not filled in", returning: Parcel())
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        // Fill in: what it does.
        TestIssue.report("OperationRequestFake.load(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Depot`, yours to edit.
actor DepotFake: Depot {
    struct Storage {
        var title = ""
    }

    private let storage = Locked(Storage())

    func configure(_ change: @Sendable (isolated DepotFake) -> Void) { change(self) }

    func count(isolation: isolated (any Actor)?) -> Int {
        // Fill in: what it does.
        TestIssue.report("DepotFake.count(isolation:) is not filled in", returning: 0)
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        // Fill in: what it does.
        TestIssue.report("DepotFake.send(isolation:_:) is not filled in", returning: 0)
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        // Fill in: what it does.
        TestIssue.report("DepotFake.weigh(_:) is not filled in", returning: 0)
    }

    @concurrent func reload(_ id: Int) async -> Int {
        // Fill in: what it does.
        TestIssue.report("DepotFake.reload(_:) is not filled in", returning: 0)
    }

    @MainActor func show(_ title: String) {}

    @MainActor var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    func stored() async -> Int {
        // Fill in: what it does.
        TestIssue.report("DepotFake.stored() is not filled in", returning: 0)
    }
}

/// A fake of `Carrier`, yours to edit.
actor CarrierFake: Carrier {
    func load(_ parcel: Parcel) async {}
}

/// A fake of `Board`, yours to edit.
@MainActor
final class BoardFake: Board {
    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        // Fill in: what it does.
        TestIssue.report("BoardFake.draw(isolation:_:) is not filled in", returning: Parcel())
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        // Fill in: what it does.
        TestIssue.report("BoardFake.refresh(isolation:) is not filled in", returning: Parcel())
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        // Fill in: what it does.
        TestIssue.report("BoardFake.wait(_:) is not filled in", returning: Parcel())
    }

    @concurrent func fetch(_ id: Int) async -> Int {
        // Fill in: what it does.
        TestIssue.report("BoardFake.fetch(_:) is not filled in", returning: 0)
    }

    static func reset(isolation: isolated (any Actor)?) {}
}

/// A fake of `Signal`, yours to edit.
final class SignalFake: Signal {
    func send(_ value: Void) -> Int {
        // Fill in: what it does.
        TestIssue.report("SignalFake.send(_:) is not filled in", returning: 0)
    }

    func log(_ message: @autoclosure () -> Void) {}

    func later(_ value: Void) async throws {
        // Fill in: what it does.
        TestIssue.report("SignalFake.later(_:) is not filled in")
    }
}

/// A fake of `ParcelMaker`, yours to edit.
final class ParcelMakerFake: ParcelMaker {
    func make(_ source: any Signal) -> sending Parcel {
        // Fill in: what it does.
        TestIssue.stop("ParcelMakerFake.make(_:) is not filled in")
    }
}

/// A fake of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageFake: ParcelStage {
    @MainActor init() {}

    func name() -> String {
        // Fill in: what it does.
        TestIssue.report("ParcelStageFake.name() is not filled in", returning: "")
    }
}

/// A fake of `CopiedDepot`, yours to edit.
actor CopiedDepotFake: CopiedDepot {
    init() {}

    @concurrent func copied() async -> CopiedDepotFake {
        // Fill in: what it does.
        TestIssue.stop("CopiedDepotFake.copied() is not filled in")
    }
}
