import CrossedIsolation

/// A stub of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestStub: OperationRequest {
    struct Storage {
        var runIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Int = { 0 }
        var prepareStub: nonisolated(nonsending) @Sendable (Parcel) async -> Parcel = { _ in Parcel() }
        var loadStub: @Sendable (Int) async throws -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func run(isolation: isolated (any Actor)?) async throws -> Int { try await storage.runIsolationStub() }
    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel { await storage.prepareStub(parcel) }
    @concurrent func load(_ id: Int) async throws -> Int { try await storage.loadStub(id) }
}

/// A stub of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotStub: Depot {
    struct Storage {
        var countIsolationStub: @Sendable () -> Int = { 0 }
        var sendIsolationStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var weighStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var reloadStub: @Sendable (Int) async -> Int = { _ in 0 }
        var title = ""
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated DepotStub) -> Void) { change(self) }

    func count(isolation: isolated (any Actor)?) -> Int { storage.countIsolationStub() }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        await storage.sendIsolationStub(parcel)
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int { await storage.weighStub(parcel) }
    @concurrent func reload(_ id: Int) async -> Int { await storage.reloadStub(id) }
    @MainActor func show(_ title: String) {}

    @MainActor var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    // MARK: stored()
    var storedStub: () async -> Int = { 0 }
    func stored() async -> Int { await storedStub() }
}

/// A stub of `Carrier`, yours to edit.
actor CarrierStub: Carrier {
    func configure(_ change: @Sendable (isolated CarrierStub) -> Void) { change(self) }

    func load(_ parcel: Parcel) async {}
}

/// A stub of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardStub: Board {
    nonisolated struct Storage {
        var drawIsolationStub: @Sendable (Int) -> Parcel = { _ in Parcel() }
        var refreshIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Parcel = { Parcel() }
        var waitStub: nonisolated(nonsending) @Sendable (Int) async -> Parcel = { _ in Parcel() }
        var fetchStub: @Sendable (Int) async -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel { storage.drawIsolationStub(id) }
    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel { try await storage.refreshIsolationStub() }
    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel { await storage.waitStub(id) }
    @concurrent func fetch(_ id: Int) async -> Int { await storage.fetchStub(id) }
    static func reset(isolation: isolated (any Actor)?) {}
}

/// A stub of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalStub: Signal {
    struct Storage {
        var sendStub: @Sendable (()) -> Int = { _ in 0 }
        var laterStub: @Sendable (()) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func send(_ value: Void) -> Int { storage.sendStub(value) }
    func log(_ message: @autoclosure () -> Void) {}
    func later(_ value: Void) async throws { try await storage.laterStub(value) }
}

/// A stub of `ParcelMaker`, yours to edit.
final class ParcelMakerStub: ParcelMaker {
    // MARK: make(_:)
    var makeStub: (any Signal) -> sending Parcel = { _ in Parcel() }
    func make(_ source: any Signal) -> sending Parcel { makeStub(source) }
}

/// A stub of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageStub: ParcelStage {
    @MainActor init() {}

    // MARK: name()
    var nameStub: () -> String = { "" }
    func name() -> String { nameStub() }
}

/// A stub of `CopiedDepot`, yours to edit.
@dynamicMemberLookup
actor CopiedDepotStub: CopiedDepot {
    struct Storage {
        var copiedStub: @Sendable () async -> CopiedDepotStub = {
            TestIssue.stop("CopiedDepotStub.copiedStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated CopiedDepotStub) -> Void) { change(self) }

    init() {}
    @concurrent func copied() async -> CopiedDepotStub { await storage.copiedStub() }
}
