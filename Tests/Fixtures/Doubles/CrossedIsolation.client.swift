import CrossedIsolation

/// A client of `OperationRequest`, yours to edit.
struct OperationRequestClient: OperationRequest {
    /// A client whose members fail until they are set.
    static var unimplemented: OperationRequestClient { OperationRequestClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some OperationRequest) {
        onRunIsolation = { try await live.run(isolation: #isolation) }
        onPrepare = { await live.prepare($0) }
        onLoad = { try await live.load($0) }
    }

    // MARK: run(isolation:)
    var onRunIsolation: nonisolated(nonsending) @Sendable () async throws -> Int = {
        TestIssue.report("OperationRequestClient.onRunIsolation is not set", returning: 0)
    }
    func run(isolation: isolated (any Actor)?) async throws -> Int { try await onRunIsolation() }

    // MARK: prepare(_:)
    var onPrepare: nonisolated(nonsending) @Sendable (Parcel) async -> Parcel = { _ in
        TestIssue.report("OperationRequestClient.onPrepare is not set", returning: Parcel())
    }
    nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel { await onPrepare(parcel) }

    // MARK: load(_:)
    var onLoad: @Sendable @concurrent (Int) async throws -> Int = { _ in
        TestIssue.report("OperationRequestClient.onLoad is not set", returning: 0)
    }
    @concurrent func load(_ id: Int) async throws -> Int { try await onLoad(id) }
}

/// A client of `Board`, yours to edit.
@MainActor
@dynamicMemberLookup
struct BoardClient: Board {
    /// A client whose members fail until they are set.
    static var unimplemented: BoardClient { BoardClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `draw(isolation:_:)` and `reset(isolation:)`, which have to be
    /// set.
    init(_ live: some Board & Sendable) {
        onRefreshIsolation = { try await live.refresh(isolation: #isolation) }
        onWait = { await live.wait($0) }
        onFetch = { await live.fetch($0) }
    }

    nonisolated struct StaticStorage {
        var onResetIsolation: @Sendable () -> Void = { TestIssue.report("BoardClient.onResetIsolation is not set") }
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

    // MARK: draw(isolation:_:)
    var onDrawIsolation: @Sendable (Int) -> Parcel = { _ in
        TestIssue.report("BoardClient.onDrawIsolation is not set", returning: Parcel())
    }
    func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel { onDrawIsolation(id) }

    // MARK: refresh(isolation:)
    var onRefreshIsolation: nonisolated(nonsending) @Sendable () async throws -> Parcel = {
        TestIssue.report("BoardClient.onRefreshIsolation is not set", returning: Parcel())
    }
    func refresh(isolation: isolated (any Actor)?) async throws -> Parcel { try await onRefreshIsolation() }

    // MARK: wait(_:)
    var onWait: nonisolated(nonsending) @Sendable (Int) async -> Parcel = { _ in
        TestIssue.report("BoardClient.onWait is not set", returning: Parcel())
    }
    nonisolated(nonsending) func wait(_ id: Int) async -> Parcel { await onWait(id) }

    // MARK: fetch(_:)
    var onFetch: @Sendable @concurrent (Int) async -> Int = { _ in
        TestIssue.report("BoardClient.onFetch is not set", returning: 0)
    }
    @concurrent func fetch(_ id: Int) async -> Int { await onFetch(id) }

    static func reset(isolation: isolated (any Actor)?) { staticStorage.onResetIsolation() }
}

/// A client of `Signal`, yours to edit.
struct SignalClient: Signal {
    /// A client whose members fail until they are set.
    static var unimplemented: SignalClient { SignalClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Signal) {
        onSend = { live.send($0) }
        onLog = { live.log($0) }
        onLater = { try await live.later($0) }
    }

    // MARK: send(_:)
    var onSend: @Sendable (()) -> Int = { _ in TestIssue.report("SignalClient.onSend is not set", returning: 0) }
    func send(_ value: Void) -> Int { onSend(value) }

    // MARK: log(_:)
    var onLog: @Sendable (()) -> Void = { _ in TestIssue.report("SignalClient.onLog is not set") }
    func log(_ message: @autoclosure () -> Void) { onLog(message()) }

    // MARK: later(_:)
    var onLater: @Sendable (()) async throws -> Void = { _ in TestIssue.report("SignalClient.onLater is not set") }
    func later(_ value: Void) async throws { try await onLater(value) }
}

/// A client of `ParcelMaker`, yours to edit.
struct ParcelMakerClient: ParcelMaker {
    /// A client whose members fail until they are set.
    static var unimplemented: ParcelMakerClient { ParcelMakerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ParcelMaker) {
        onMake = { live.make($0) }
    }

    // MARK: make(_:)
    var onMake: (any Signal) -> sending Parcel = { _ in TestIssue.stop("ParcelMakerClient.onMake is not set") }
    func make(_ source: any Signal) -> sending Parcel { onMake(source) }
}

/// A client of `ParcelStage`, yours to edit.
struct ParcelStageClient: ParcelStage {
    /// A client whose members fail until they are set.
    static var unimplemented: ParcelStageClient { ParcelStageClient() }

    nonisolated init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ParcelStage) {
        onName = { live.name() }
    }

    // MARK: name()
    var onName: () -> String = { TestIssue.report("ParcelStageClient.onName is not set", returning: "") }
    func name() -> String { onName() }
}
