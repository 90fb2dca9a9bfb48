import CrossedIsolation

/// A mock of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestMock: OperationRequest {
    struct Storage {
        var runCallCount = 0
        var runHandler: (nonisolated(nonsending) @Sendable () async throws -> Int)?
        var prepareCallCount = 0
        var prepareArgValues: [Parcel] = []
        var prepareHandler: (nonisolated(nonsending) @Sendable (Parcel) async -> Parcel)?
        var loadCallCount = 0
        var loadArgValues: [Int] = []
        var loadHandler: (@Sendable (Int) async throws -> Int)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func run(isolation: isolated (any Actor)?) async throws -> Int {
        storage.withLock { $0.runCallCount += 1 }
        if let runHandler = storage.runHandler { return try await runHandler() }
        return 0
    }

    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        storage.withLock {
            $0.prepareCallCount += 1
            $0.prepareArgValues.append(parcel)
        }
        if let prepareHandler = storage.prepareHandler { return await prepareHandler(parcel) }
        fatalError("OperationRequestMock.prepareHandler is not set")
    }

    @concurrent func load(_ id: Int) async throws -> Int {
        storage.withLock {
            $0.loadCallCount += 1
            $0.loadArgValues.append(id)
        }
        if let loadHandler = storage.loadHandler { return try await loadHandler(id) }
        return 0
    }
}

/// A mock of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotMock: Depot {
    init() {}

    struct Storage {
        var countCallCount = 0
        var countHandler: (@Sendable () -> Int)?
        var sendCallCount = 0
        var sendArgValues: [Parcel] = []
        var sendHandler: (nonisolated(nonsending) @Sendable (Parcel) async -> Int)?
        var weighCallCount = 0
        var weighArgValues: [Parcel] = []
        var weighHandler: (nonisolated(nonsending) @Sendable (Parcel) async -> Int)?
        var reloadCallCount = 0
        var reloadArgValues: [Int] = []
        var reloadHandler: (@Sendable (Int) async -> Int)?
        var showCallCount = 0
        var showArgValues: [String] = []
        var showHandler: (@Sendable (String) -> Void)?
        var titleSetCallCount = 0
        var title: String = ""
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(title: String = "") { storage.title = title }

    func configure(_ change: @Sendable (isolated DepotMock) -> Void) { change(self) }

    func count(isolation: isolated (any Actor)?) -> Int {
        storage.withLock { $0.countCallCount += 1 }
        if let countHandler = storage.countHandler { return countHandler() }
        return 0
    }

    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        storage.withLock {
            $0.sendCallCount += 1
            $0.sendArgValues.append(parcel)
        }
        if let sendHandler = storage.sendHandler { return await sendHandler(parcel) }
        return 0
    }

    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        storage.withLock {
            $0.weighCallCount += 1
            $0.weighArgValues.append(parcel)
        }
        if let weighHandler = storage.weighHandler { return await weighHandler(parcel) }
        return 0
    }

    @concurrent func reload(_ id: Int) async -> Int {
        storage.withLock {
            $0.reloadCallCount += 1
            $0.reloadArgValues.append(id)
        }
        if let reloadHandler = storage.reloadHandler { return await reloadHandler(id) }
        return 0
    }

    @MainActor func show(_ title: String) {
        storage.withLock {
            $0.showCallCount += 1
            $0.showArgValues.append(title)
        }
        if let showHandler = storage.showHandler { showHandler(title) }
    }

    @MainActor var title: String {
        get { storage.title }
        set {
            storage.withLock {
                $0.title = newValue
                $0.titleSetCallCount += 1
            }
        }
    }

    // MARK: stored()
    var storedCallCount = 0
    var storedHandler: (() async -> Int)?
    func stored() async -> Int {
        storedCallCount += 1
        if let storedHandler { return await storedHandler() }
        return 0
    }
}

/// A mock of `Carrier`, yours to edit.
actor CarrierMock: Carrier {
    func configure(_ change: @Sendable (isolated CarrierMock) -> Void) { change(self) }

    // MARK: load(_:)
    var loadCallCount = 0
    var loadArgValues: [Parcel] = []
    var loadHandler: (nonisolated(nonsending) (Parcel) async -> Void)?
    func load(_ parcel: Parcel) async {
        loadCallCount += 1
        loadArgValues.append(parcel)
        if let loadHandler { await loadHandler(parcel) }
    }
}

/// A mock of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardMock: Board {
    nonisolated struct Storage {
        var drawCallCount = 0
        var drawArgValues: [Int] = []
        var drawHandler: (@Sendable (Int) -> Parcel)?
        var refreshCallCount = 0
        var refreshHandler: (nonisolated(nonsending) @Sendable () async throws -> Parcel)?
        var waitCallCount = 0
        var waitArgValues: [Int] = []
        var waitHandler: (nonisolated(nonsending) @Sendable (Int) async -> Parcel)?
        var fetchCallCount = 0
        var fetchArgValues: [Int] = []
        var fetchHandler: (@Sendable (Int) async -> Int)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var resetCallCount = 0
        var resetHandler: (@Sendable () -> Void)?
    }

    private nonisolated static let staticStorage = Locked(StaticStorage())

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        storage.withLock {
            $0.drawCallCount += 1
            $0.drawArgValues.append(id)
        }
        if let drawHandler = storage.drawHandler { return drawHandler(id) }
        fatalError("BoardMock.drawHandler is not set")
    }

    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        storage.withLock { $0.refreshCallCount += 1 }
        if let refreshHandler = storage.refreshHandler { return try await refreshHandler() }
        fatalError("BoardMock.refreshHandler is not set")
    }

    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        storage.withLock {
            $0.waitCallCount += 1
            $0.waitArgValues.append(id)
        }
        if let waitHandler = storage.waitHandler { return await waitHandler(id) }
        fatalError("BoardMock.waitHandler is not set")
    }

    @concurrent func fetch(_ id: Int) async -> Int {
        storage.withLock {
            $0.fetchCallCount += 1
            $0.fetchArgValues.append(id)
        }
        if let fetchHandler = storage.fetchHandler { return await fetchHandler(id) }
        return 0
    }

    static func reset(isolation: isolated (any Actor)?) {
        staticStorage.withLock { $0.resetCallCount += 1 }
        if let resetHandler = staticStorage.resetHandler { resetHandler() }
    }
}

/// A mock of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalMock: Signal {
    struct Storage {
        var sendCallCount = 0
        var sendArgValues: [Void] = []
        var sendHandler: (@Sendable (()) -> Int)?
        var logCallCount = 0
        var logHandler: (@Sendable (()) -> Void)?
        var laterCallCount = 0
        var laterArgValues: [Void] = []
        var laterHandler: (@Sendable (()) async throws -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func send(_ value: Void) -> Int {
        storage.withLock {
            $0.sendCallCount += 1
            $0.sendArgValues.append(value)
        }
        if let sendHandler = storage.sendHandler { return sendHandler(value) }
        return 0
    }

    func log(_ message: @autoclosure () -> Void) {
        let message: Void = message()
        storage.withLock { $0.logCallCount += 1 }
        if let logHandler = storage.logHandler { logHandler(message) }
    }

    func later(_ value: Void) async throws {
        storage.withLock {
            $0.laterCallCount += 1
            $0.laterArgValues.append(value)
        }
        if let laterHandler = storage.laterHandler { try await laterHandler(value) }
    }
}

/// A mock of `ParcelMaker`, yours to edit.
final class ParcelMakerMock: ParcelMaker {
    // MARK: make(_:)
    var makeCallCount = 0
    var makeArgValues: [any Signal] = []
    var makeHandler: ((any Signal) -> sending Parcel)?
    func make(_ source: any Signal) -> sending Parcel {
        makeCallCount += 1
        makeArgValues.append(source)
        if let makeHandler { return makeHandler(source) }
        fatalError("ParcelMakerMock.makeHandler is not set")
    }
}

/// A mock of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageMock: ParcelStage {
    @MainActor init() {}

    // MARK: name()
    var nameCallCount = 0
    var nameHandler: (() -> String)?
    func name() -> String {
        nameCallCount += 1
        if let nameHandler { return nameHandler() }
        return ""
    }
}

/// A mock of `CopiedDepot`, yours to edit.
@dynamicMemberLookup
actor CopiedDepotMock: CopiedDepot {
    struct Storage {
        var copiedCallCount = 0
        var copiedHandler: (@Sendable () async -> CopiedDepotMock)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated CopiedDepotMock) -> Void) { change(self) }

    init() {}

    @concurrent func copied() async -> CopiedDepotMock {
        storage.withLock { $0.copiedCallCount += 1 }
        if let copiedHandler = storage.copiedHandler { return await copiedHandler() }
        fatalError("CopiedDepotMock.copiedHandler is not set")
    }
}
