import CrossedIsolation

/// A fake of `OperationRequest`, yours to edit.
final class OperationRequestFake: OperationRequest {
    func run(isolation: isolated (any Actor)?) async throws -> Int {
        // Fill in: what it does.
        fatalError("OperationRequestFake.run(isolation:) is not filled in")
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        // Fill in: what it does.
        fatalError("OperationRequestFake.prepare(_:) is not filled in")
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        // Fill in: what it does.
        fatalError("OperationRequestFake.load(_:) is not filled in")
    }
}

/// A fake of `Depot`, yours to edit.
actor DepotFake: Depot {
    struct Storage {
        var title: String = ""
    }

    private let storage = Locked(Storage())

    func configure(_ change: @Sendable (isolated DepotFake) -> Void) { change(self) }

    func count(isolation: isolated (any Actor)?) -> Int {
        // Fill in: what it does.
        fatalError("DepotFake.count(isolation:) is not filled in")
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        // Fill in: what it does.
        fatalError("DepotFake.send(isolation:_:) is not filled in")
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        // Fill in: what it does.
        fatalError("DepotFake.weigh(_:) is not filled in")
    }

    @concurrent func reload(_ id: Int) async -> Int {
        // Fill in: what it does.
        fatalError("DepotFake.reload(_:) is not filled in")
    }

    @MainActor func show(_ title: String) {
        // Fill in: what it does.
        fatalError("DepotFake.show(_:) is not filled in")
    }

    @MainActor var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    func stored() async -> Int {
        // Fill in: what it does.
        fatalError("DepotFake.stored() is not filled in")
    }
}

/// A fake of `Carrier`, yours to edit.
actor CarrierFake: Carrier {
    func load(_ parcel: Parcel) async {
        // Fill in: what it does.
        fatalError("CarrierFake.load(_:) is not filled in")
    }
}

/// A fake of `Board`, yours to edit.
@MainActor
final class BoardFake: Board {
    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        // Fill in: what it does.
        fatalError("BoardFake.draw(isolation:_:) is not filled in")
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        // Fill in: what it does.
        fatalError("BoardFake.refresh(isolation:) is not filled in")
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        // Fill in: what it does.
        fatalError("BoardFake.wait(_:) is not filled in")
    }

    @concurrent func fetch(_ id: Int) async -> Int {
        // Fill in: what it does.
        fatalError("BoardFake.fetch(_:) is not filled in")
    }

    static func reset(isolation: isolated (any Actor)?) {
        // Fill in: what it does.
        fatalError("BoardFake.reset(isolation:) is not filled in")
    }
}

/// A fake of `Signal`, yours to edit.
final class SignalFake: Signal {
    func send(_ value: Void) -> Int {
        // Fill in: what it does.
        fatalError("SignalFake.send(_:) is not filled in")
    }

    func log(_ message: @autoclosure () -> Void) {
        // Fill in: what it does.
        fatalError("SignalFake.log(_:) is not filled in")
    }

    func later(_ value: Void) async throws {
        // Fill in: what it does.
        fatalError("SignalFake.later(_:) is not filled in")
    }
}

/// A fake of `ParcelMaker`, yours to edit.
final class ParcelMakerFake: ParcelMaker {
    func make(_ source: any Signal) -> sending Parcel {
        // Fill in: what it does.
        fatalError("ParcelMakerFake.make(_:) is not filled in")
    }
}

/// A fake of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageFake: ParcelStage {
    @MainActor init() {}

    func name() -> String {
        // Fill in: what it does.
        fatalError("ParcelStageFake.name() is not filled in")
    }
}

/// A fake of `CopiedDepot`, yours to edit.
actor CopiedDepotFake: CopiedDepot {
    init() {}

    @concurrent func copied() async -> CopiedDepotFake {
        // Fill in: what it does.
        fatalError("CopiedDepotFake.copied() is not filled in")
    }
}
