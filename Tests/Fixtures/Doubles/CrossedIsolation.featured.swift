import CrossedIsolation

/// A spy of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestSpy: OperationRequest {
    init() {}

    struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any OperationRequest) {
        storage.prepareStub = { await live.prepare($0) }
        storage.loadStub = { try await live.load($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.runIsolationCallCount = 0
        storage.prepareCalls = []
        storage.loadCalls = []
    }

    func run(isolation: isolated (any Actor)?) async throws -> Int {
        storage.increment(\.runIsolationCallCount)
        storage.order?.add("run(isolation:)")
        return try await storage.runIsolationStub()
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        storage.append(parcel, to: \.prepareCalls)
        storage.order?.add("prepare(_:)")
        return await storage.prepareStub(parcel)
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        storage.append(id, to: \.loadCalls)
        storage.order?.add("load(_:)")
        return try await storage.loadStub(id)
    }
}

/// A spy of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotSpy: Depot {
    init() {}

    struct Storage {
        var order: CallOrder?
        var countIsolationCallCount = 0
        var countIsolationStub: @Sendable () -> Int = { 0 }
        var sendIsolationCalls: [Parcel] = []
        var sendIsolationStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var weighCalls: [Parcel] = []
        var weighStub: nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in 0 }
        var reloadCalls: [Int] = []
        var reloadStub: @Sendable (Int) async -> Int = { _ in 0 }
        var showCalls: [String] = []
        var showStub: @Sendable (String) -> Void = { _ in }
        var titleCallCount = 0
        var titleStub: @Sendable () -> String = { "" }
        var titleSetCalls: [String] = []
        var titleSetStub: @Sendable (String) -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Depot) {
        storage.weighStub = { await live.weigh($0) }
        storage.reloadStub = { await live.reload($0) }
        storedStub = { await live.stored() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.countIsolationCallCount = 0
        storage.sendIsolationCalls = []
        storage.weighCalls = []
        storage.reloadCalls = []
        storage.showCalls = []
        storage.titleCallCount = 0
        storage.titleSetCalls = []
        storedCallCount = 0
    }

    func configure(_ change: @Sendable (isolated DepotSpy) -> Void) { change(self) }

    func count(isolation: isolated (any Actor)?) -> Int {
        storage.increment(\.countIsolationCallCount)
        storage.order?.add("count(isolation:)")
        return storage.countIsolationStub()
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        storage.append(parcel, to: \.sendIsolationCalls)
        storage.order?.add("send(isolation:_:)")
        return await storage.sendIsolationStub(parcel)
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        storage.append(parcel, to: \.weighCalls)
        storage.order?.add("weigh(_:)")
        return await storage.weighStub(parcel)
    }

    @concurrent func reload(_ id: Int) async -> Int {
        storage.append(id, to: \.reloadCalls)
        storage.order?.add("reload(_:)")
        return await storage.reloadStub(id)
    }

    @MainActor func show(_ title: String) {
        storage.append(title, to: \.showCalls)
        storage.order?.add("show(_:)")
        storage.showStub(title)
    }

    @MainActor var title: String {
        get {
            storage.increment(\.titleCallCount)
            storage.order?.add("title")
            return storage.titleStub()
        }
        set {
            storage.append(newValue, to: \.titleSetCalls)
            storage.order?.add("title")
            storage.titleSetStub(newValue)
        }
    }

    // MARK: stored()
    var storedCallCount = 0
    var storedStub: () async -> Int = { 0 }
    func stored() async -> Int {
        storedCallCount += 1
        storage.order?.add("stored()")
        return await storedStub()
    }
}

/// A spy of `Carrier`, yours to edit.
actor CarrierSpy: Carrier {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Carrier) {}

    /// Forgets all recorded calls.
    func resetCalls() { loadCalls = [] }

    func configure(_ change: @Sendable (isolated CarrierSpy) -> Void) { change(self) }

    // MARK: load(_:)
    var loadCalls: [Parcel] = []
    var loadStub: (Parcel) async -> Void = { _ in }
    func load(_ parcel: Parcel) async {
        loadCalls.append(parcel)
        order?.add("load(_:)")
        await loadStub(parcel)
    }
}

/// A spy of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardSpy: Board {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Board) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.drawIsolationCalls = []
        storage.refreshIsolationCallCount = 0
        storage.waitCalls = []
        storage.fetchCalls = []
    }

    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        storage.append(id, to: \.drawIsolationCalls)
        storage.order?.add("draw(isolation:_:)")
        return storage.drawIsolationStub(id)
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        storage.increment(\.refreshIsolationCallCount)
        storage.order?.add("refresh(isolation:)")
        return try await storage.refreshIsolationStub()
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        storage.append(id, to: \.waitCalls)
        storage.order?.add("wait(_:)")
        return await storage.waitStub(id)
    }

    @concurrent func fetch(_ id: Int) async -> Int {
        storage.append(id, to: \.fetchCalls)
        storage.order?.add("fetch(_:)")
        return await storage.fetchStub(id)
    }

    static func reset(isolation: isolated (any Actor)?) { staticStorage.increment(\.resetIsolationCallCount) }
}

/// A spy of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalSpy: Signal {
    init() {}

    struct Storage {
        var order: CallOrder?
        var sendCalls: [Void] = []
        var sendStub: @Sendable (()) -> Int = { _ in 0 }
        var logCalls: [Void] = []
        var logStub: @Sendable (()) -> Void = { _ in }
        var laterCalls: [Void] = []
        var laterStub: @Sendable (()) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Signal) {
        storage.sendStub = { live.send($0) }
        storage.logStub = { live.log($0) }
        storage.laterStub = { try await live.later($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.sendCalls = []
        storage.logCalls = []
        storage.laterCalls = []
    }

    func send(_ value: Void) -> Int {
        storage.append(value, to: \.sendCalls)
        storage.order?.add("send(_:)")
        return storage.sendStub(value)
    }

    func log(_ message: @autoclosure () -> Void) {
        let message: Void = message()
        storage.append(message, to: \.logCalls)
        storage.order?.add("log(_:)")
        storage.logStub(message)
    }

    func later(_ value: Void) async throws {
        storage.append(value, to: \.laterCalls)
        storage.order?.add("later(_:)")
        try await storage.laterStub(value)
    }
}

/// A spy of `ParcelMaker`, yours to edit.
final class ParcelMakerSpy: ParcelMaker {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ParcelMaker) { makeStub = { live.make($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { makeCalls = [] }

    // MARK: make(_:)
    var makeCalls: [any Signal] = []
    var makeStub: (any Signal) -> sending Parcel = { _ in Parcel() }
    func make(_ source: any Signal) -> sending Parcel {
        makeCalls.append(source)
        order?.add("make(_:)")
        return makeStub(source)
    }
}

/// A spy of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageSpy: ParcelStage {
    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ParcelStage) { nameStub = { live.name() } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        nameCallCount = 0
    }

    // MARK: init()
    var initCallCount = 0
    @MainActor init() {
        initCallCount += 1
        order?.add("init()")
    }

    // MARK: name()
    var nameCallCount = 0
    var nameStub: () -> String = { "" }
    func name() -> String {
        nameCallCount += 1
        order?.add("name()")
        return nameStub()
    }
}

/// A spy of `CopiedDepot`, yours to edit.
@dynamicMemberLookup
actor CopiedDepotSpy: CopiedDepot {
    struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any CopiedDepot) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        storage.copiedCallCount = 0
    }

    func configure(_ change: @Sendable (isolated CopiedDepotSpy) -> Void) { change(self) }

    // MARK: init()
    var initCallCount = 0
    init() {
        initCallCount += 1
        storage.order?.add("init()")
    }

    @concurrent func copied() async -> CopiedDepotSpy {
        storage.increment(\.copiedCallCount)
        storage.order?.add("copied()")
        return await storage.copiedStub()
    }
}
