import HiddenAliases

/// A mock of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderMock: FeedLoader {
    struct StaticStorage {
        var lastCallCount = 0
        var lastHandler: (@Sendable () -> FeedLoader.Result)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: load(completion:)
    var loadCallCount = 0
    var loadHandler: ((@escaping (FeedLoader.Result) -> Void) -> Void)?
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        loadCallCount += 1
        if let loadHandler { loadHandler(completion) }
    }

    // MARK: reload(_:)
    var reloadCallCount = 0
    var reloadHandler: ((@escaping Completion) -> FeedLoader.Result)?
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        reloadCallCount += 1
        if let reloadHandler { return reloadHandler(completion) }
        return .success([])
    }

    static func last() -> FeedLoader.Result {
        staticStorage.withLock { $0.lastCallCount += 1 }
        if let lastHandler = staticStorage.lastHandler { return lastHandler() }
        return .success([])
    }
}

/// A mock of `QuerySource`, yours to edit.
nonisolated final class QuerySourceMock: QuerySource {
    // MARK: query()
    var queryCallCount = 0
    var queryHandler: (() -> QuerySource.Query)?
    func query() -> QuerySource.Query {
        queryCallCount += 1
        if let queryHandler { return queryHandler() }
        return []
    }

    // MARK: find(_:then:)
    var findCallCount = 0
    var findArgValues: [[QuerySource.Query]?] = []
    var findHandler: (([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query>)?
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findCallCount += 1
        findArgValues.append(queries)
        if let findHandler { return try await findHandler(queries, use) }
        return []
    }
}

/// A mock of `PagedSource`, yours to edit.
nonisolated final class PagedSourceMock: PagedSource {
    init() {}

    init(page: PagedSource.Page = 0) { self.page = page }

    // MARK: page
    var pageSetCallCount = 0
    var page: PagedSource.Page = 0 { didSet { pageSetCallCount += 1 } }

    // MARK: subscript(_:)
    var subscriptCallCount = 0
    var subscriptHandler: ((PagedSource.Page) -> QuerySource.Query)?
    subscript(page: PagedSource.Page) -> QuerySource.Query {
        get {
            subscriptCallCount += 1
            if let subscriptHandler { return subscriptHandler(page) }
            return []
        }
    }

    // MARK: query()
    var queryCallCount = 0
    var queryHandler: (() -> QuerySource.Query)?
    func query() -> QuerySource.Query {
        queryCallCount += 1
        if let queryHandler { return queryHandler() }
        return []
    }

    // MARK: find(_:then:)
    var findCallCount = 0
    var findArgValues: [[QuerySource.Query]?] = []
    var findHandler: (([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query>)?
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findCallCount += 1
        findArgValues.append(queries)
        if let findHandler { return try await findHandler(queries, use) }
        return []
    }
}

/// A mock of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerMock: Feed.Worker {
    init() {}

    struct Storage {
        var runCallCount = 0
        var runArgValues: [Feed.Worker.Task] = []
        var runHandler: (@Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(task: Feed.Worker.Task) {}

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        storage.withLock {
            $0.runCallCount += 1
            $0.runArgValues.append(task)
        }
        if let runHandler = storage.runHandler { return try await runHandler(task) }
        return ""
    }
}

/// A mock of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderMock: ItemLoader {
    typealias Item = Any
    typealias Result = Swift.Result<Item, any Error>

    // MARK: load(_:)
    var loadCallCount = 0
    var loadHandler: ((@escaping (Result) -> Void) async throws -> Void)?
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCallCount += 1
        if let loadHandler { try await loadHandler(completion) }
    }
}

/// A mock of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderMock: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    // MARK: next()
    var nextCallCount = 0
    var nextHandler: (() -> Result)?
    func next() -> Result {
        nextCallCount += 1
        if let nextHandler { return nextHandler() }
        fatalError("NumberLoaderMock.nextHandler is not set")
    }

    // MARK: load(_:)
    var loadCallCount = 0
    var loadHandler: ((@escaping (Result) -> Void) async throws -> Void)?
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCallCount += 1
        if let loadHandler { try await loadHandler(completion) }
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
    var pageCallCount = 0
    var pageArgValues: [Plan.Parameters] = []
    var pageHandler: ((Plan.Parameters) throws -> Page)?
    func page(for parameters: Plan.Parameters) throws -> Page {
        pageCallCount += 1
        pageArgValues.append(parameters)
        if let pageHandler { return try pageHandler(parameters) }
        fatalError("RetrievalReaderMock.pageHandler is not set")
    }
}

/// A mock of `Copied`, yours to edit.
final class CopiedMock: Copied {
    typealias Result = Swift.Result<CopiedMock, any Error>

    // MARK: copy(_:)
    var copyCallCount = 0
    var copyHandler: (((Result) -> Void) -> Void)?
    func copy(_ completion: (Result) -> Void) {
        copyCallCount += 1
        if let copyHandler { copyHandler(completion) }
    }

    // MARK: count()
    var countCallCount = 0
    var countHandler: (() -> Int)?
    func count() -> Int {
        countCallCount += 1
        if let countHandler { return countHandler() }
        return 0
    }
}
