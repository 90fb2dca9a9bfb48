import CrossedIsolation

/// A mock of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestMock: OperationRequest {
    struct Storage {
        var runIsolationCallCount = 0
        var runIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Int = { 0 }
        var runIsolationExpectations: [ExpectedCalls<Void>] = []
        var prepareCalls: [Parcel] = []
        var prepareStub: nonisolated(nonsending) @Sendable (Parcel) async -> Parcel = { _ in Parcel() }
        var prepareExpectations: [ExpectedCalls<Parcel>] = []
        var loadCalls: [Int] = []
        var loadStub: @Sendable (Int) async throws -> Int = { _ in 0 }
        var loadExpectations: [ExpectedCalls<Int>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.runIsolationExpectations.unmet(storage.runIsolationCallCount, of: "run(isolation:)")
        unmet += storage.prepareExpectations.unmet(storage.prepareCalls, of: "prepare(_:)")
        unmet += storage.loadExpectations.unmet(storage.loadCalls, of: "load(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotMock: Depot {
    struct Storage {
        var countIsolationCallCount = 0
        var countIsolationStub: @Sendable () -> Int = { 0 }
        var countIsolationExpectations: [ExpectedCalls<Void>] = []
        var sendIsolationCalls: [Parcel] = []
        var sendIsolationStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var sendIsolationExpectations: [ExpectedCalls<Parcel>] = []
        var weighCalls: [Parcel] = []
        var weighStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var weighExpectations: [ExpectedCalls<Parcel>] = []
        var reloadCalls: [Int] = []
        var reloadStub: @Sendable (Int) async -> Int = { _ in 0 }
        var reloadExpectations: [ExpectedCalls<Int>] = []
        var showCalls: [String] = []
        var showExpectations: [ExpectedCalls<String>] = []
        var titleSetCalls: [String] = []
        var title = "" { didSet { titleSetCalls.append(title) } }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.countIsolationExpectations.unmet(storage.countIsolationCallCount, of: "count(isolation:)")
        unmet += storage.sendIsolationExpectations.unmet(storage.sendIsolationCalls, of: "send(isolation:_:)")
        unmet += storage.weighExpectations.unmet(storage.weighCalls, of: "weigh(_:)")
        unmet += storage.reloadExpectations.unmet(storage.reloadCalls, of: "reload(_:)")
        unmet += storage.showExpectations.unmet(storage.showCalls, of: "show(_:)")
        unmet += storedExpectations.unmet(storedCallCount, of: "stored()")
        return unmet
    }

    func configure(_ change: @Sendable (isolated DepotMock) -> Void) { change(self) }

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
    var storedExpectations: [ExpectedCalls<Void>] = []
    func stored() async -> Int {
        storedCallCount += 1
        return await storedStub()
    }
}

/// A mock of `Carrier`, yours to edit.
actor CarrierMock: Carrier {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCalls, of: "load(_:)")
        return unmet
    }

    func configure(_ change: @Sendable (isolated CarrierMock) -> Void) { change(self) }

    // MARK: load(_:)
    var loadCalls: [Parcel] = []
    var loadExpectations: [ExpectedCalls<Parcel>] = []
    func load(_ parcel: Parcel) async { loadCalls.append(parcel) }
}

/// A mock of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardMock: Board {
    nonisolated struct Storage {
        var drawIsolationCalls: [Int] = []
        var drawIsolationStub: @Sendable (Int) -> Parcel = { _ in Parcel() }
        var drawIsolationExpectations: [ExpectedCalls<Int>] = []
        var refreshIsolationCallCount = 0
        var refreshIsolationStub: nonisolated(nonsending) @Sendable () async throws -> Parcel = { Parcel() }
        var refreshIsolationExpectations: [ExpectedCalls<Void>] = []
        var waitCalls: [Int] = []
        var waitStub: nonisolated(nonsending) @Sendable (Int) async -> Parcel = { _ in Parcel() }
        var waitExpectations: [ExpectedCalls<Int>] = []
        var fetchCalls: [Int] = []
        var fetchStub: @Sendable (Int) async -> Int = { _ in 0 }
        var fetchExpectations: [ExpectedCalls<Int>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var resetIsolationCallCount = 0
        var resetIsolationExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.drawIsolationExpectations.unmet(storage.drawIsolationCalls, of: "draw(isolation:_:)")
        unmet += storage.refreshIsolationExpectations.unmet(
            storage.refreshIsolationCallCount, of: "refresh(isolation:)")
        unmet += storage.waitExpectations.unmet(storage.waitCalls, of: "wait(_:)")
        unmet += storage.fetchExpectations.unmet(storage.fetchCalls, of: "fetch(_:)")
        unmet += Self.staticStorage.resetIsolationExpectations.unmet(
            Self.staticStorage.resetIsolationCallCount, of: "reset(isolation:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

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

/// A mock of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalMock: Signal {
    struct Storage {
        var sendCalls: [Void] = []
        var sendStub: @Sendable (()) -> Int = { _ in 0 }
        var sendExpectations: [ExpectedCalls<Void>] = []
        var logCalls: [Void] = []
        var logExpectations: [ExpectedCalls<Void>] = []
        var laterCalls: [Void] = []
        var laterStub: @Sendable (()) async throws -> Void = { _ in }
        var laterExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.sendExpectations.unmet(storage.sendCalls, of: "send(_:)")
        unmet += storage.logExpectations.unmet(storage.logCalls, of: "log(_:)")
        unmet += storage.laterExpectations.unmet(storage.laterCalls, of: "later(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `ParcelMaker`, yours to edit.
nonisolated final class ParcelMakerMock: ParcelMaker {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += makeExpectations.unmet(makeCalls, of: "make(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: make(_:)
    var makeCalls: [any Signal] = []
    var makeStub: (any Signal) -> sending Parcel = { _ in Parcel() }
    var makeExpectations: [ExpectedCalls<any Signal>] = []
    func make(_ source: any Signal) -> sending Parcel {
        makeCalls.append(source)
        return makeStub(source)
    }
}

/// A mock of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageMock: ParcelStage {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += nameExpectations.unmet(nameCallCount, of: "name()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: init()
    var initCallCount = 0
    @MainActor init() { initCallCount += 1 }

    // MARK: name()
    var nameCallCount = 0
    var nameStub: () -> String = { "" }
    var nameExpectations: [ExpectedCalls<Void>] = []
    func name() -> String {
        nameCallCount += 1
        return nameStub()
    }
}

/// A mock of `CopiedDepot`, yours to edit.
@dynamicMemberLookup
actor CopiedDepotMock: CopiedDepot {
    struct Storage {
        var copiedCallCount = 0
        var copiedStub: @Sendable () async -> CopiedDepotMock = {
            TestIssue.stop("CopiedDepotMock.copiedStub is not set")
        }
        var copiedExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.copiedExpectations.unmet(storage.copiedCallCount, of: "copied()")
        return unmet
    }

    func configure(_ change: @Sendable (isolated CopiedDepotMock) -> Void) { change(self) }

    // MARK: init()
    var initCallCount = 0
    init() { initCallCount += 1 }

    @concurrent func copied() async -> CopiedDepotMock {
        storage.increment(\.copiedCallCount)
        return await storage.copiedStub()
    }
}
