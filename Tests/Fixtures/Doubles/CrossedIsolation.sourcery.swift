import CrossedIsolation

/// A mock of `OperationRequest`, yours to edit.
@dynamicMemberLookup
final class OperationRequestMock: OperationRequest {
    struct Storage {
        var runIsolationCallsCount = 0
        var runIsolationThrowableError: (any Error)?
        var runIsolationReturnValue: Int = 0
        var runIsolationClosure: (nonisolated(nonsending) @Sendable () async throws -> Int)?
        var prepareCallsCount = 0
        var prepareReceivedParcel: Parcel?
        var prepareReceivedInvocations: [Parcel] = []
        var prepareReturnValue: Parcel?
        var prepareClosure: (nonisolated(nonsending) @Sendable (Parcel) async -> Parcel)?
        var loadCallsCount = 0
        var loadReceivedId: Int?
        var loadReceivedInvocations: [Int] = []
        var loadThrowableError: (any Error)?
        var loadReturnValue: Int = 0
        var loadClosure: (@Sendable (Int) async throws -> Int)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var runIsolationCalled: Bool { storage.runIsolationCallsCount > 0 }
    func run(isolation: isolated (any Actor)?) async throws -> Int {
        storage.withLock { $0.runIsolationCallsCount += 1 }
        if let runIsolationThrowableError = storage.runIsolationThrowableError { throw runIsolationThrowableError }
        if let runIsolationClosure = storage.runIsolationClosure { return try await runIsolationClosure() }
        return storage.runIsolationReturnValue
    }

    var prepareCalled: Bool { storage.prepareCallsCount > 0 }
    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel {
        storage.withLock {
            $0.prepareCallsCount += 1
            $0.prepareReceivedParcel = parcel
            $0.prepareReceivedInvocations.append(parcel)
        }
        if let prepareClosure = storage.prepareClosure { return await prepareClosure(parcel) }
        guard let result = storage.prepareReturnValue
        else { fatalError("OperationRequestMock.prepareReturnValue is not set") }
        return result
    }

    var loadCalled: Bool { storage.loadCallsCount > 0 }
    @concurrent func load(_ id: Int) async throws -> Int {
        storage.withLock {
            $0.loadCallsCount += 1
            $0.loadReceivedId = id
            $0.loadReceivedInvocations.append(id)
        }
        if let loadThrowableError = storage.loadThrowableError { throw loadThrowableError }
        if let loadClosure = storage.loadClosure { return try await loadClosure(id) }
        return storage.loadReturnValue
    }
}

/// A mock of `Depot`, yours to edit.
@dynamicMemberLookup
actor DepotMock: Depot {
    struct Storage {
        var countIsolationCallsCount = 0
        var countIsolationReturnValue: Int = 0
        var countIsolationClosure: (@Sendable () -> Int)?
        var sendIsolationCallsCount = 0
        var sendIsolationReceivedParcel: Parcel?
        var sendIsolationReceivedInvocations: [Parcel] = []
        var sendIsolationReturnValue: Int = 0
        var sendIsolationClosure: (nonisolated(nonsending) @Sendable (Parcel) async -> Int)?
        var weighCallsCount = 0
        var weighReceivedParcel: Parcel?
        var weighReceivedInvocations: [Parcel] = []
        var weighReturnValue: Int = 0
        var weighClosure: (nonisolated(nonsending) @Sendable (Parcel) async -> Int)?
        var reloadCallsCount = 0
        var reloadReceivedId: Int?
        var reloadReceivedInvocations: [Int] = []
        var reloadReturnValue: Int = 0
        var reloadClosure: (@Sendable (Int) async -> Int)?
        var showCallsCount = 0
        var showReceivedTitle: String?
        var showReceivedInvocations: [String] = []
        var showClosure: (@Sendable (String) -> Void)?
        var underlyingTitle: String = ""
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated DepotMock) -> Void) { change(self) }

    nonisolated var countIsolationCalled: Bool { storage.countIsolationCallsCount > 0 }
    func count(isolation: isolated (any Actor)?) -> Int {
        storage.withLock { $0.countIsolationCallsCount += 1 }
        if let countIsolationClosure = storage.countIsolationClosure { return countIsolationClosure() }
        return storage.countIsolationReturnValue
    }

    nonisolated var sendIsolationCalled: Bool { storage.sendIsolationCallsCount > 0 }
    func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int {
        storage.withLock {
            $0.sendIsolationCallsCount += 1
            $0.sendIsolationReceivedParcel = parcel
            $0.sendIsolationReceivedInvocations.append(parcel)
        }
        if let sendIsolationClosure = storage.sendIsolationClosure { return await sendIsolationClosure(parcel) }
        return storage.sendIsolationReturnValue
    }

    nonisolated var weighCalled: Bool { storage.weighCallsCount > 0 }
    nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int {
        storage.withLock {
            $0.weighCallsCount += 1
            $0.weighReceivedParcel = parcel
            $0.weighReceivedInvocations.append(parcel)
        }
        if let weighClosure = storage.weighClosure { return await weighClosure(parcel) }
        return storage.weighReturnValue
    }

    nonisolated var reloadCalled: Bool { storage.reloadCallsCount > 0 }
    @concurrent func reload(_ id: Int) async -> Int {
        storage.withLock {
            $0.reloadCallsCount += 1
            $0.reloadReceivedId = id
            $0.reloadReceivedInvocations.append(id)
        }
        if let reloadClosure = storage.reloadClosure { return await reloadClosure(id) }
        return storage.reloadReturnValue
    }

    nonisolated var showCalled: Bool { storage.showCallsCount > 0 }
    @MainActor func show(_ title: String) {
        storage.withLock {
            $0.showCallsCount += 1
            $0.showReceivedTitle = title
            $0.showReceivedInvocations.append(title)
        }
        storage.showClosure?(title)
    }

    @MainActor var title: String {
        get { storage.underlyingTitle }
        set { storage.underlyingTitle = newValue }
    }

    // MARK: stored()
    var storedCallsCount = 0
    var storedCalled: Bool { storedCallsCount > 0 }
    var storedReturnValue: Int = 0
    var storedClosure: (() async -> Int)?
    func stored() async -> Int {
        storedCallsCount += 1
        if let storedClosure { return await storedClosure() }
        return storedReturnValue
    }
}

/// A mock of `Carrier`, yours to edit.
actor CarrierMock: Carrier {
    func configure(_ change: @Sendable (isolated CarrierMock) -> Void) { change(self) }

    // MARK: load(_:)
    var loadCallsCount = 0
    var loadCalled: Bool { loadCallsCount > 0 }
    var loadReceivedParcel: Parcel?
    var loadReceivedInvocations: [Parcel] = []
    var loadClosure: (nonisolated(nonsending) (Parcel) async -> Void)?
    func load(_ parcel: Parcel) async {
        loadCallsCount += 1
        loadReceivedParcel = parcel
        loadReceivedInvocations.append(parcel)
        await loadClosure?(parcel)
    }
}

/// A mock of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
final class BoardMock: Board {
    nonisolated struct Storage {
        var drawIsolationCallsCount = 0
        var drawIsolationReceivedId: Int?
        var drawIsolationReceivedInvocations: [Int] = []
        var drawIsolationReturnValue: Parcel?
        var drawIsolationClosure: (@Sendable (Int) -> Parcel)?
        var refreshIsolationCallsCount = 0
        var refreshIsolationThrowableError: (any Error)?
        var refreshIsolationReturnValue: Parcel?
        var refreshIsolationClosure: (nonisolated(nonsending) @Sendable () async throws -> Parcel)?
        var waitCallsCount = 0
        var waitReceivedId: Int?
        var waitReceivedInvocations: [Int] = []
        var waitReturnValue: Parcel?
        var waitClosure: (nonisolated(nonsending) @Sendable (Int) async -> Parcel)?
        var fetchCallsCount = 0
        var fetchReceivedId: Int?
        var fetchReceivedInvocations: [Int] = []
        var fetchReturnValue: Int = 0
        var fetchClosure: (@Sendable (Int) async -> Int)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var resetIsolationCallsCount = 0
        var resetIsolationClosure: (@Sendable () -> Void)?
    }

    private nonisolated static let staticStorage = Locked(StaticStorage())

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.resetIsolationCallsCount = 0
        staticStorage.resetIsolationClosure = nil
    }

    nonisolated var drawIsolationCalled: Bool { storage.drawIsolationCallsCount > 0 }
    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel {
        storage.withLock {
            $0.drawIsolationCallsCount += 1
            $0.drawIsolationReceivedId = id
            $0.drawIsolationReceivedInvocations.append(id)
        }
        if let drawIsolationClosure = storage.drawIsolationClosure { return drawIsolationClosure(id) }
        guard let result = storage.drawIsolationReturnValue
        else { fatalError("BoardMock.drawIsolationReturnValue is not set") }
        return result
    }

    nonisolated var refreshIsolationCalled: Bool { storage.refreshIsolationCallsCount > 0 }
    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel {
        storage.withLock { $0.refreshIsolationCallsCount += 1 }
        if let refreshIsolationThrowableError = storage.refreshIsolationThrowableError {
            throw refreshIsolationThrowableError
        }
        if let refreshIsolationClosure = storage.refreshIsolationClosure { return try await refreshIsolationClosure() }
        guard let result = storage.refreshIsolationReturnValue
        else { fatalError("BoardMock.refreshIsolationReturnValue is not set") }
        return result
    }

    nonisolated var waitCalled: Bool { storage.waitCallsCount > 0 }
    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel {
        storage.withLock {
            $0.waitCallsCount += 1
            $0.waitReceivedId = id
            $0.waitReceivedInvocations.append(id)
        }
        if let waitClosure = storage.waitClosure { return await waitClosure(id) }
        guard let result = storage.waitReturnValue else { fatalError("BoardMock.waitReturnValue is not set") }
        return result
    }

    nonisolated var fetchCalled: Bool { storage.fetchCallsCount > 0 }
    @concurrent func fetch(_ id: Int) async -> Int {
        storage.withLock {
            $0.fetchCallsCount += 1
            $0.fetchReceivedId = id
            $0.fetchReceivedInvocations.append(id)
        }
        if let fetchClosure = storage.fetchClosure { return await fetchClosure(id) }
        return storage.fetchReturnValue
    }

    nonisolated static var resetIsolationCalled: Bool { staticStorage.resetIsolationCallsCount > 0 }
    static func reset(isolation: isolated (any Actor)?) {
        staticStorage.withLock { $0.resetIsolationCallsCount += 1 }
        staticStorage.resetIsolationClosure?()
    }
}

/// A mock of `Signal`, yours to edit.
@dynamicMemberLookup
final class SignalMock: Signal {
    struct Storage {
        var sendCallsCount = 0
        var sendReceivedValue: Void?
        var sendReceivedInvocations: [Void] = []
        var sendReturnValue: Int = 0
        var sendClosure: (@Sendable (()) -> Int)?
        var logCallsCount = 0
        var logReceivedMessage: Void?
        var logReceivedInvocations: [Void] = []
        var logClosure: (@Sendable (()) -> Void)?
        var laterCallsCount = 0
        var laterReceivedValue: Void?
        var laterReceivedInvocations: [Void] = []
        var laterThrowableError: (any Error)?
        var laterClosure: (@Sendable (()) async throws -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var sendCalled: Bool { storage.sendCallsCount > 0 }
    func send(_ value: Void) -> Int {
        storage.withLock {
            $0.sendCallsCount += 1
            $0.sendReceivedValue = value
            $0.sendReceivedInvocations.append(value)
        }
        if let sendClosure = storage.sendClosure { return sendClosure(value) }
        return storage.sendReturnValue
    }

    var logCalled: Bool { storage.logCallsCount > 0 }
    func log(_ message: @autoclosure () -> Void) {
        let message: Void = message()
        storage.withLock {
            $0.logCallsCount += 1
            $0.logReceivedMessage = message
            $0.logReceivedInvocations.append(message)
        }
        storage.logClosure?(message)
    }

    var laterCalled: Bool { storage.laterCallsCount > 0 }
    func later(_ value: Void) async throws {
        storage.withLock {
            $0.laterCallsCount += 1
            $0.laterReceivedValue = value
            $0.laterReceivedInvocations.append(value)
        }
        if let laterThrowableError = storage.laterThrowableError { throw laterThrowableError }
        try await storage.laterClosure?(value)
    }
}

/// A mock of `ParcelMaker`, yours to edit.
final class ParcelMakerMock: ParcelMaker {
    // MARK: make(_:)
    var makeCallsCount = 0
    var makeCalled: Bool { makeCallsCount > 0 }
    var makeReceivedSource: (any Signal)?
    var makeReceivedInvocations: [any Signal] = []
    var makeClosure: ((any Signal) -> sending Parcel)?
    func make(_ source: any Signal) -> sending Parcel {
        makeCallsCount += 1
        makeReceivedSource = source
        makeReceivedInvocations.append(source)
        if let makeClosure { return makeClosure(source) }
        fatalError("ParcelMakerMock.makeClosure is not set")
    }
}

/// A mock of `ParcelStage`, yours to edit.
nonisolated final class ParcelStageMock: ParcelStage {
    @MainActor init() {}

    // MARK: name()
    var nameCallsCount = 0
    var nameCalled: Bool { nameCallsCount > 0 }
    var nameReturnValue: String = ""
    var nameClosure: (() -> String)?
    func name() -> String {
        nameCallsCount += 1
        if let nameClosure { return nameClosure() }
        return nameReturnValue
    }
}

/// A mock of `CopiedDepot`, yours to edit.
@dynamicMemberLookup
actor CopiedDepotMock: CopiedDepot {
    struct Storage {
        var copiedCallsCount = 0
        var copiedReturnValue: CopiedDepotMock?
        var copiedClosure: (@Sendable () async -> CopiedDepotMock)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func configure(_ change: @Sendable (isolated CopiedDepotMock) -> Void) { change(self) }

    init() {}

    nonisolated var copiedCalled: Bool { storage.copiedCallsCount > 0 }
    @concurrent func copied() async -> CopiedDepotMock {
        storage.withLock { $0.copiedCallsCount += 1 }
        if let copiedClosure = storage.copiedClosure { return await copiedClosure() }
        guard let result = storage.copiedReturnValue else { fatalError("CopiedDepotMock.copiedReturnValue is not set") }
        return result
    }
}
