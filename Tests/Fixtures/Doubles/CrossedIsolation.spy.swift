import CrossedIsolation

/// A spy of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestSpy: OperationRequest {
    struct Storage {
        var runIsolationCallCount = 0
        var runIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Int = { 0 }
        var prepareCalls: [Parcel] = []
        var prepareStub: nonisolated(nonsending) @Sendable (Parcel) async -> Parcel = { _ in Parcel() }
        var loadCalls: [Int] = []
        var loadStub: @Sendable (Int) async throws -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func run(isolation: isolated (any Actor)?) async throws -> Int {
        storage.increment(\.runIsolationCallCount)
        return try await storage.runIsolationStub()
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        storage.append(parcel, to: \.prepareCalls)
        return await storage.prepareStub(parcel)
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        storage.append(id, to: \.loadCalls)
        return try await storage.loadStub(id)
    }
}

/// A spy of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotSpy: Depot {
    struct Storage {
        var countIsolationCallCount = 0
        var countIsolationStub: @Sendable () -> Int = { 0 }
        var sendIsolationCalls: [Parcel] = []
        var sendIsolationStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var weighCalls: [Parcel] = []
        var weighStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var reloadCalls: [Int] = []
        var reloadStub: @Sendable (Int) async -> Int = { _ in 0 }
        var showCalls: [String] = []
        var titleSetCalls: [String] = []
        var title = "" { didSet { titleSetCalls.append(title) } }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated DepotSpy) -> Void) { change(self) }

    func count(isolation: isolated (any Actor)?) -> Int {
        storage.increment(\.countIsolationCallCount)
        return storage.countIsolationStub()
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        storage.append(parcel, to: \.sendIsolationCalls)
        return await storage.sendIsolationStub(parcel)
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        storage.append(parcel, to: \.weighCalls)
        return await storage.weighStub(parcel)
    }

    @concurrent func reload(_ id: Int) async -> Int {
        storage.append(id, to: \.reloadCalls)
        return await storage.reloadStub(id)
    }

    @MainActor func show(_ title: String) { storage.append(title, to: \.showCalls) }

    @MainActor var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    // MARK: stored()
    var storedCallCount = 0
    var storedStub: () async -> Int = { 0 }
    func stored() async -> Int {
        storedCallCount += 1
        return await storedStub()
    }
}

/// A spy of `Carrier`, yours to edit.
actor CarrierSpy: Carrier {
    func configure(_ change: @Sendable (isolated CarrierSpy) -> Void) { change(self) }

    // MARK: load(_:)
    var loadCalls: [Parcel] = []
    func load(_ parcel: Parcel) async { loadCalls.append(parcel) }
}

/// A spy of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardSpy: Board {
    nonisolated struct Storage {
        var drawIsolationCalls: [Int] = []
        var drawIsolationStub: @Sendable (Int) -> Parcel = { _ in Parcel() }
        var refreshIsolationCallCount = 0
        var refreshIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Parcel = { Parcel() }
        var waitCalls: [Int] = []
        var waitStub: nonisolated(nonsending) @Sendable (Int) async -> Parcel = { _ in Parcel() }
        var fetchCalls: [Int] = []
        var fetchStub: @Sendable (Int) async -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var resetIsolationCallCount = 0
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        storage.append(id, to: \.drawIsolationCalls)
        return storage.drawIsolationStub(id)
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        storage.increment(\.refreshIsolationCallCount)
        return try await storage.refreshIsolationStub()
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        storage.append(id, to: \.waitCalls)
        return await storage.waitStub(id)
    }

    @concurrent func fetch(_ id: Int) async -> Int {
        storage.append(id, to: \.fetchCalls)
        return await storage.fetchStub(id)
    }

    static func reset(isolation: isolated (any Actor)?) { staticStorage.increment(\.resetIsolationCallCount) }
}

/// A spy of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalSpy: Signal {
    struct Storage {
        var sendCalls: [Void] = []
        var sendStub: @Sendable (()) -> Int = { _ in 0 }
        var logCalls: [Void] = []
        var laterCalls: [Void] = []
        var laterStub: @Sendable (()) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func send(_ value: Void) -> Int {
        storage.append(value, to: \.sendCalls)
        return storage.sendStub(value)
    }

    func log(_ message: @autoclosure () -> Void) {
        let message: Void = message()
        storage.append(message, to: \.logCalls)
    }

    func later(_ value: Void) async throws {
        storage.append(value, to: \.laterCalls)
        try await storage.laterStub(value)
    }
}

/// A spy of `ParcelMaker`, yours to edit.
final class ParcelMakerSpy: ParcelMaker {
    // MARK: make(_:)
    var makeCalls: [any Signal] = []
    var makeStub: (any Signal) -> sending Parcel = { _ in Parcel() }
    func make(_ source: any Signal) -> sending Parcel {
        makeCalls.append(source)
        return makeStub(source)
    }
}

/// A spy of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageSpy: ParcelStage {
    // MARK: init()
    var initCallCount = 0
    @MainActor init() { initCallCount += 1 }

    // MARK: name()
    var nameCallCount = 0
    var nameStub: () -> String = { "" }
    func name() -> String {
        nameCallCount += 1
        return nameStub()
    }
}

/// A spy of `CopiedDepot`, yours to edit.
@dynamicMemberLookup
actor CopiedDepotSpy: CopiedDepot {
    struct Storage {
        var copiedCallCount = 0
        var copiedStub: @Sendable () async -> CopiedDepotSpy = {
            TestIssue.stop("CopiedDepotSpy.copiedStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated CopiedDepotSpy) -> Void) { change(self) }

    // MARK: init()
    var initCallCount = 0
    init() { initCallCount += 1 }

    @concurrent func copied() async -> CopiedDepotSpy {
        storage.increment(\.copiedCallCount)
        return await storage.copiedStub()
    }
}
