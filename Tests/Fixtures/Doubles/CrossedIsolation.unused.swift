import CrossedIsolation

/// A spy of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestSpy: OperationRequest {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("OperationRequestSpy") } }
        @Recorded("OperationRequestSpy.run(isolation:)") var runIsolationCallCount = 0
        @Stubbed(behindLock: "OperationRequestSpy.runIsolationStub") var runIsolationStub:
            nonisolated(nonsending) @Sendable () async throws -> Int = { 0 }
        @Recorded("OperationRequestSpy.prepare(_:)") var prepareCalls: [Parcel] = []
        @Stubbed(behindLock: "OperationRequestSpy.prepareStub") var prepareStub:
            nonisolated(nonsending) @Sendable (Parcel) async -> Parcel = { _ in
                Parcel()
            }
        @Recorded("OperationRequestSpy.load(_:)") var loadCalls: [Int] = []
        @Stubbed(behindLock: "OperationRequestSpy.loadStub") var loadStub: @Sendable (Int) async throws -> Int = { _ in
            0
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.runIsolationCallCount = 0
        storage.prepareCalls = []
        storage.loadCalls = []
    }

    func run(isolation: isolated (any Actor)?) async throws -> Int {
        storage.withLock { $0.$runIsolationCallCount.increment() }
        storage.order?.add("run(isolation:)")
        return try await storage.runIsolationStub()
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        storage.withLock { $0.$prepareCalls.append(parcel) }
        storage.order?.add("prepare(_:)")
        return await storage.prepareStub(parcel)
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        storage.withLock { $0.$loadCalls.append(id) }
        storage.order?.add("load(_:)")
        return try await storage.loadStub(id)
    }
}

/// A spy of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotSpy: Depot {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("DepotSpy") } }
        @Recorded("DepotSpy.count(isolation:)") var countIsolationCallCount = 0
        @Stubbed(behindLock: "DepotSpy.countIsolationStub") var countIsolationStub: @Sendable () -> Int = { 0 }
        @Recorded("DepotSpy.send(isolation:_:)") var sendIsolationCalls: [Parcel] = []
        @Stubbed(behindLock: "DepotSpy.sendIsolationStub") var sendIsolationStub:
            nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in
                0
            }
        @Recorded("DepotSpy.weigh(_:)") var weighCalls: [Parcel] = []
        @Stubbed(behindLock: "DepotSpy.weighStub") var weighStub:
            nonisolated(nonsending) @Sendable (Parcel) async -> Int = { _ in
                0
            }
        @Recorded("DepotSpy.reload(_:)") var reloadCalls: [Int] = []
        @Stubbed(behindLock: "DepotSpy.reloadStub") var reloadStub: @Sendable (Int) async -> Int = { _ in 0 }
        @Recorded("DepotSpy.show(_:)") var showCalls: [String] = []
        @Recorded("DepotSpy.title") var titleSetCalls: [String] = []
        var title = "" {
            didSet {
                $titleSetCalls.append(title)
                order?.add("title")
            }
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.countIsolationCallCount = 0
        storage.sendIsolationCalls = []
        storage.weighCalls = []
        storage.reloadCalls = []
        storage.showCalls = []
        storage.titleSetCalls = []
        storedCallCount = 0
    }

    func configure(_ change: @Sendable (isolated DepotSpy) -> Void) { change(self) }

    func count(isolation: isolated (any Actor)?) -> Int {
        storage.withLock { $0.$countIsolationCallCount.increment() }
        storage.order?.add("count(isolation:)")
        return storage.countIsolationStub()
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        storage.withLock { $0.$sendIsolationCalls.append(parcel) }
        storage.order?.add("send(isolation:_:)")
        return await storage.sendIsolationStub(parcel)
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        storage.withLock { $0.$weighCalls.append(parcel) }
        storage.order?.add("weigh(_:)")
        return await storage.weighStub(parcel)
    }

    @concurrent func reload(_ id: Int) async -> Int {
        storage.withLock { $0.$reloadCalls.append(id) }
        storage.order?.add("reload(_:)")
        return await storage.reloadStub(id)
    }

    @MainActor func show(_ title: String) {
        storage.withLock { $0.$showCalls.append(title) }
        storage.order?.add("show(_:)")
    }

    @MainActor var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    // MARK: stored()
    @Recorded("DepotSpy.stored()") var storedCallCount = 0
    @Stubbed("DepotSpy.storedStub") var storedStub: () async -> Int = { 0 }
    func stored() async -> Int {
        $storedCallCount.increment()
        storage.order?.add("stored()")
        return await storedStub()
    }
}

/// A spy of `Carrier`, yours to edit.
actor CarrierSpy: Carrier {
    var order: CallOrder? { didSet { Unused.reads("CarrierSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCalls = [] }

    func configure(_ change: @Sendable (isolated CarrierSpy) -> Void) { change(self) }

    // MARK: load(_:)
    @Recorded("CarrierSpy.load(_:)") var loadCalls: [Parcel] = []
    func load(_ parcel: Parcel) async {
        $loadCalls.append(parcel)
        order?.add("load(_:)")
    }
}

/// A spy of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardSpy: Board {
    nonisolated struct Storage {
        var order: CallOrder? { didSet { Unused.reads("BoardSpy") } }
        @Recorded("BoardSpy.draw(isolation:_:)") var drawIsolationCalls: [Int] = []
        @Stubbed(behindLock: "BoardSpy.drawIsolationStub") var drawIsolationStub: @Sendable (Int) -> Parcel = { _ in
            Parcel()
        }
        @Recorded("BoardSpy.refresh(isolation:)") var refreshIsolationCallCount = 0
        @Stubbed(behindLock: "BoardSpy.refreshIsolationStub") var refreshIsolationStub:
            nonisolated(nonsending) @Sendable () async throws -> Parcel = { Parcel() }
        @Recorded("BoardSpy.wait(_:)") var waitCalls: [Int] = []
        @Stubbed(behindLock: "BoardSpy.waitStub") var waitStub:
            nonisolated(nonsending) @Sendable (Int) async -> Parcel = { _ in
                Parcel()
            }
        @Recorded("BoardSpy.fetch(_:)") var fetchCalls: [Int] = []
        @Stubbed(behindLock: "BoardSpy.fetchStub") var fetchStub: @Sendable (Int) async -> Int = { _ in 0 }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        @Recorded("BoardSpy.reset(isolation:)") var resetIsolationCallCount = 0
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

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.drawIsolationCalls = []
        storage.refreshIsolationCallCount = 0
        storage.waitCalls = []
        storage.fetchCalls = []
    }

    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        storage.withLock { $0.$drawIsolationCalls.append(id) }
        storage.order?.add("draw(isolation:_:)")
        return storage.drawIsolationStub(id)
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        storage.withLock { $0.$refreshIsolationCallCount.increment() }
        storage.order?.add("refresh(isolation:)")
        return try await storage.refreshIsolationStub()
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        storage.withLock { $0.$waitCalls.append(id) }
        storage.order?.add("wait(_:)")
        return await storage.waitStub(id)
    }

    @concurrent func fetch(_ id: Int) async -> Int {
        storage.withLock { $0.$fetchCalls.append(id) }
        storage.order?.add("fetch(_:)")
        return await storage.fetchStub(id)
    }

    static func reset(isolation: isolated (any Actor)?) {
        staticStorage.withLock { $0.$resetIsolationCallCount.increment() }
    }
}

/// A spy of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalSpy: Signal {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SignalSpy") } }
        @Recorded("SignalSpy.send(_:)") var sendCalls: [Void] = []
        @Stubbed(behindLock: "SignalSpy.sendStub") var sendStub: @Sendable (()) -> Int = { _ in 0 }
        @Recorded("SignalSpy.log(_:)") var logCalls: [Void] = []
        @Recorded("SignalSpy.later(_:)") var laterCalls: [Void] = []
        @Stubbed(behindLock: "SignalSpy.laterStub") var laterStub: @Sendable (()) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.sendCalls = []
        storage.logCalls = []
        storage.laterCalls = []
    }

    func send(_ value: Void) -> Int {
        storage.withLock { $0.$sendCalls.append(value) }
        storage.order?.add("send(_:)")
        return storage.sendStub(value)
    }

    func log(_ message: @autoclosure () -> Void) {
        let message: Void = message()
        storage.withLock { $0.$logCalls.append(message) }
        storage.order?.add("log(_:)")
    }

    func later(_ value: Void) async throws {
        storage.withLock { $0.$laterCalls.append(value) }
        storage.order?.add("later(_:)")
        try await storage.laterStub(value)
    }
}

/// A spy of `ParcelMaker`, yours to edit.
final class ParcelMakerSpy: ParcelMaker {
    var order: CallOrder? { didSet { Unused.reads("ParcelMakerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { makeCalls = [] }

    // MARK: make(_:)
    @Recorded("ParcelMakerSpy.make(_:)") var makeCalls: [any Signal] = []
    @Stubbed("ParcelMakerSpy.makeStub") var makeStub: (any Signal) -> sending Parcel = { _ in Parcel() }
    func make(_ source: any Signal) -> sending Parcel {
        $makeCalls.append(source)
        order?.add("make(_:)")
        return makeStub(source)
    }
}

/// A spy of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageSpy: ParcelStage {
    var order: CallOrder? { didSet { Unused.reads("ParcelStageSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initCallCount = 0
        nameCallCount = 0
    }

    // MARK: init()
    @Recorded("ParcelStageSpy.init()") var initCallCount = 0
    @MainActor init() {
        $initCallCount.increment()
        order?.add("init()")
    }

    // MARK: name()
    @Recorded("ParcelStageSpy.name()") var nameCallCount = 0
    @Stubbed("ParcelStageSpy.nameStub") var nameStub: () -> String = { "" }
    func name() -> String {
        $nameCallCount.increment()
        order?.add("name()")
        return nameStub()
    }
}

/// A spy of `CopiedDepot`, yours to edit.
@dynamicMemberLookup
actor CopiedDepotSpy: CopiedDepot {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("CopiedDepotSpy") } }
        @Recorded("CopiedDepotSpy.copied()") var copiedCallCount = 0
        @Stubbed(behindLock: "CopiedDepotSpy.copiedStub") var copiedStub: @Sendable () async -> CopiedDepotSpy = {
            TestIssue.stop("CopiedDepotSpy.copiedStub is not set")
        }
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

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
        storage.withLock { $0.$copiedCallCount.increment() }
        storage.order?.add("copied()")
        return await storage.copiedStub()
    }
}
