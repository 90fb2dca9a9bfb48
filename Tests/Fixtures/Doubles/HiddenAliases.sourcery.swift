import HiddenAliases

/// A mock of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderMock: FeedLoader {
    struct StaticStorage {
        var lastCallsCount = 0
        var lastReturnValue: FeedLoader.Result = .success([])
        var lastClosure: (@Sendable () -> FeedLoader.Result)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.lastCallsCount = 0
        staticStorage.lastClosure = nil
    }

    // MARK: load(completion:)
    var loadCompletionCallsCount = 0
    var loadCompletionCalled: Bool { loadCompletionCallsCount > 0 }
    var loadCompletionReceivedCompletion: ((FeedLoader.Result) -> Void)?
    var loadCompletionReceivedInvocations: [(FeedLoader.Result) -> Void] = []
    var loadCompletionClosure: ((@escaping (FeedLoader.Result) -> Void) -> Void)?
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        loadCompletionCallsCount += 1
        loadCompletionReceivedCompletion = completion
        loadCompletionReceivedInvocations.append(completion)
        loadCompletionClosure?(completion)
    }

    // MARK: reload(_:)
    var reloadCallsCount = 0
    var reloadCalled: Bool { reloadCallsCount > 0 }
    var reloadReceivedCompletion: Completion?
    var reloadReceivedInvocations: [Completion] = []
    var reloadReturnValue: FeedLoader.Result = .success([])
    var reloadClosure: ((@escaping Completion) -> FeedLoader.Result)?
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        reloadCallsCount += 1
        reloadReceivedCompletion = completion
        reloadReceivedInvocations.append(completion)
        if let reloadClosure { return reloadClosure(completion) }
        return reloadReturnValue
    }

    static var lastCalled: Bool { staticStorage.lastCallsCount > 0 }
    static func last() -> FeedLoader.Result {
        staticStorage.withLock { $0.lastCallsCount += 1 }
        if let lastClosure = staticStorage.lastClosure { return lastClosure() }
        return staticStorage.lastReturnValue
    }
}

/// A mock of `QuerySource`, yours to edit.
nonisolated final class QuerySourceMock: QuerySource {
    // MARK: query()
    var queryCallsCount = 0
    var queryCalled: Bool { queryCallsCount > 0 }
    var queryReturnValue: QuerySource.Query = []
    var queryClosure: (() -> QuerySource.Query)?
    func query() -> QuerySource.Query {
        queryCallsCount += 1
        if let queryClosure { return queryClosure() }
        return queryReturnValue
    }

    // MARK: find(_:then:)
    var findThenCallsCount = 0
    var findThenCalled: Bool { findThenCallsCount > 0 }
    var findThenReceivedQueries: [QuerySource.Query]?
    var findThenReceivedInvocations: [[QuerySource.Query]?] = []
    var findThenThrowableError: (any Error)?
    var findThenReturnValue: Set<QuerySource.Query> = []
    var findThenClosure: (([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query>)?
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findThenCallsCount += 1
        findThenReceivedQueries = queries
        findThenReceivedInvocations.append(queries)
        if let findThenThrowableError { throw findThenThrowableError }
        if let findThenClosure { return try await findThenClosure(queries, use) }
        return findThenReturnValue
    }
}

/// A mock of `PagedSource`, yours to edit.
nonisolated final class PagedSourceMock: PagedSource {
    // MARK: page
    var underlyingPage: PagedSource.Page = 0
    var page: PagedSource.Page {
        get { underlyingPage }
        set { underlyingPage = newValue }
    }

    // MARK: subscript(_:)
    var subscriptCallsCount = 0
    var subscriptCalled: Bool { subscriptCallsCount > 0 }
    var subscriptReceivedPage: PagedSource.Page?
    var subscriptReceivedInvocations: [PagedSource.Page] = []
    var subscriptReturnValue: QuerySource.Query = []
    var subscriptClosure: ((PagedSource.Page) -> QuerySource.Query)?
    subscript(page: PagedSource.Page) -> QuerySource.Query {
        get {
            subscriptCallsCount += 1
            subscriptReceivedPage = page
            subscriptReceivedInvocations.append(page)
            if let subscriptClosure { return subscriptClosure(page) }
            return subscriptReturnValue
        }
    }

    // MARK: query()
    var queryCallsCount = 0
    var queryCalled: Bool { queryCallsCount > 0 }
    var queryReturnValue: QuerySource.Query = []
    var queryClosure: (() -> QuerySource.Query)?
    func query() -> QuerySource.Query {
        queryCallsCount += 1
        if let queryClosure { return queryClosure() }
        return queryReturnValue
    }

    // MARK: find(_:then:)
    var findThenCallsCount = 0
    var findThenCalled: Bool { findThenCallsCount > 0 }
    var findThenReceivedQueries: [QuerySource.Query]?
    var findThenReceivedInvocations: [[QuerySource.Query]?] = []
    var findThenThrowableError: (any Error)?
    var findThenReturnValue: Set<QuerySource.Query> = []
    var findThenClosure: (([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query>)?
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findThenCallsCount += 1
        findThenReceivedQueries = queries
        findThenReceivedInvocations.append(queries)
        if let findThenThrowableError { throw findThenThrowableError }
        if let findThenClosure { return try await findThenClosure(queries, use) }
        return findThenReturnValue
    }
}

/// A mock of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerMock: Feed.Worker {
    init() {}

    struct Storage {
        var initTaskReceivedTask: Feed.Worker.Task?
        var initTaskReceivedInvocations: [Feed.Worker.Task] = []
        var runCallsCount = 0
        var runReceivedTask: Feed.Worker.Task?
        var runReceivedInvocations: [Feed.Worker.Task] = []
        var runThrowableError: (any Error)?
        var runReturnValue: Feed.Worker.Data = ""
        var runClosure: (@Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(task: Feed.Worker.Task) {
        storage.withLock {
            $0.initTaskReceivedTask = task
            $0.initTaskReceivedInvocations.append(task)
        }
    }

    var runCalled: Bool { storage.runCallsCount > 0 }
    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        storage.withLock {
            $0.runCallsCount += 1
            $0.runReceivedTask = task
            $0.runReceivedInvocations.append(task)
        }
        if let runThrowableError = storage.runThrowableError { throw runThrowableError }
        if let runClosure = storage.runClosure { return try await runClosure(task) }
        return storage.runReturnValue
    }
}

/// A mock of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderMock: ItemLoader {
    typealias Item = Any
    typealias Result = Swift.Result<Item, any Error>

    // MARK: load(_:)
    var loadCallsCount = 0
    var loadCalled: Bool { loadCallsCount > 0 }
    var loadReceivedCompletion: ((Result) -> Void)?
    var loadReceivedInvocations: [(Result) -> Void] = []
    var loadThrowableError: (any Error)?
    var loadClosure: ((@escaping (Result) -> Void) async throws -> Void)?
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCallsCount += 1
        loadReceivedCompletion = completion
        loadReceivedInvocations.append(completion)
        if let loadThrowableError { throw loadThrowableError }
        try await loadClosure?(completion)
    }
}

/// A mock of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderMock: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    // MARK: next()
    var nextCallsCount = 0
    var nextCalled: Bool { nextCallsCount > 0 }
    lazy var nextReturnValue: Result = { fatalError("NumberLoaderMock.nextReturnValue is not set") }()
    var nextClosure: (() -> Result)?
    func next() -> Result {
        nextCallsCount += 1
        if let nextClosure { return nextClosure() }
        return nextReturnValue
    }

    // MARK: load(_:)
    var loadCallsCount = 0
    var loadCalled: Bool { loadCallsCount > 0 }
    var loadReceivedCompletion: ((Result) -> Void)?
    var loadReceivedInvocations: [(Result) -> Void] = []
    var loadThrowableError: (any Error)?
    var loadClosure: ((@escaping (Result) -> Void) async throws -> Void)?
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCallsCount += 1
        loadReceivedCompletion = completion
        loadReceivedInvocations.append(completion)
        if let loadThrowableError { throw loadThrowableError }
        try await loadClosure?(completion)
    }
}

/// A mock of `Scheme`, yours to edit.
final class SchemeMock: Scheme {
    typealias Parameters = Any
}

/// A mock of `Retrieval`, yours to edit.
final class RetrievalMock<Plan: Scheme>: Retrieval {}

/// A mock of `RetrievalReader`, yours to edit.
final class RetrievalReaderMock<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    // MARK: page(for:)
    var pageForCallsCount = 0
    var pageForCalled: Bool { pageForCallsCount > 0 }
    var pageForReceivedParameters: Plan.Parameters?
    var pageForReceivedInvocations: [Plan.Parameters] = []
    var pageForThrowableError: (any Error)?
    lazy var pageForReturnValue: Page = { fatalError("RetrievalReaderMock.pageForReturnValue is not set") }()
    var pageForClosure: ((Plan.Parameters) throws -> Page)?
    func page(for parameters: Plan.Parameters) throws -> Page {
        pageForCallsCount += 1
        pageForReceivedParameters = parameters
        pageForReceivedInvocations.append(parameters)
        if let pageForThrowableError { throw pageForThrowableError }
        if let pageForClosure { return try pageForClosure(parameters) }
        return pageForReturnValue
    }
}

/// A mock of `Copied`, yours to edit.
final class CopiedMock: Copied {
    typealias Result = Swift.Result<CopiedMock, any Error>

    // MARK: copy(_:)
    var copyCallsCount = 0
    var copyCalled: Bool { copyCallsCount > 0 }
    var copyClosure: (((Result) -> Void) -> Void)?
    func copy(_ completion: (Result) -> Void) {
        copyCallsCount += 1
        copyClosure?(completion)
    }

    // MARK: count()
    var countCallsCount = 0
    var countCalled: Bool { countCallsCount > 0 }
    var countReturnValue: Int = 0
    var countClosure: (() -> Int)?
    func count() -> Int {
        countCallsCount += 1
        if let countClosure { return countClosure() }
        return countReturnValue
    }
}
