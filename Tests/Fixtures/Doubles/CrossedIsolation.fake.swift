import CrossedIsolation

/// A fake of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestFake: OperationRequest {
    struct Storage {
        var runIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Int = {
            TestIssue.report("OperationRequestFake.runIsolationStub is not set", returning: 0)
        }
        var prepareStub: nonisolated(nonsending) @Sendable (Parcel) async -> Parcel = { _ in
            TestIssue.report("OperationRequestFake.prepareStub is not set", returning: Parcel())
        }
        var loadStub: @Sendable (Int) async throws -> Int = { _ in
            TestIssue.report("OperationRequestFake.loadStub is not set", returning: 0)
        }
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

/// A fake of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotFake: Depot {
    struct Storage {
        var countIsolationStub: @Sendable () -> Int = {
            TestIssue.report("DepotFake.countIsolationStub is not set", returning: 0)
        }
        var sendIsolationStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in
            TestIssue.report("DepotFake.sendIsolationStub is not set", returning: 0)
        }
        var weighStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in
            TestIssue.report("DepotFake.weighStub is not set", returning: 0)
        }
        var reloadStub: @Sendable (Int) async -> Int = { _ in
            TestIssue.report("DepotFake.reloadStub is not set", returning: 0)
        }
        var title = ""
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated DepotFake) -> Void) { change(self) }

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
    var storedStub: () async -> Int = { TestIssue.report("DepotFake.storedStub is not set", returning: 0) }
    func stored() async -> Int { await storedStub() }
}

/// A fake of `Carrier`, yours to edit.
actor CarrierFake: Carrier {
    func load(_ parcel: Parcel) async {}
}

/// A fake of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardFake: Board {
    nonisolated struct Storage {
        var drawIsolationStub: @Sendable (Int) -> Parcel = { _ in
            TestIssue.report("BoardFake.drawIsolationStub is not set", returning: Parcel())
        }
        var refreshIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Parcel = {
            TestIssue.report("BoardFake.refreshIsolationStub is not set", returning: Parcel())
        }
        var waitStub: nonisolated(nonsending) @Sendable (Int) async -> Parcel = { _ in
            TestIssue.report("BoardFake.waitStub is not set", returning: Parcel())
        }
        var fetchStub: @Sendable (Int) async -> Int = { _ in
            TestIssue.report("BoardFake.fetchStub is not set", returning: 0)
        }
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

/// A fake of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalFake: Signal {
    struct Storage {
        var sendStub: @Sendable (()) -> Int = { _ in TestIssue.report("SignalFake.sendStub is not set", returning: 0) }
        var laterStub: @Sendable (()) async throws -> Void = { _ in
            TestIssue.report("SignalFake.laterStub is not set")
        }
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

/// A fake of `ParcelMaker`, yours to edit.
final class ParcelMakerFake: ParcelMaker {
    // MARK: make(_:)
    var makeStub: (any Signal) -> sending Parcel = { _ in TestIssue.stop("ParcelMakerFake.makeStub is not set") }
    func make(_ source: any Signal) -> sending Parcel { makeStub(source) }
}

/// A fake of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageFake: ParcelStage {
    @MainActor init() {}

    // MARK: name()
    var nameStub: () -> String = { TestIssue.report("ParcelStageFake.nameStub is not set", returning: "") }
    func name() -> String { nameStub() }
}

/// A fake of `CopiedDepot`, yours to edit.
actor CopiedDepotFake: CopiedDepot {
    struct Storage {
        var storedCopied: CopiedDepotFake?
    }

    private let storage = Locked(Storage())

    var storedCopied: CopiedDepotFake? {
        get { storage.storedCopied }
        set { storage.storedCopied = newValue }
    }

    init(copied: CopiedDepotFake? = nil) { storage.storedCopied = copied }

    init() {}

    @concurrent func copied() async -> CopiedDepotFake {
        guard let copiedDepotFake = storage.storedCopied
        else { TestIssue.stop("CopiedDepotFake.copied(): there is none") }
        return copiedDepotFake
    }
}
