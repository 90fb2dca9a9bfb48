import HiddenAliases

/// A mock of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderMock: FeedLoader {
    struct StaticStorage {
        var lastCallCount = 0
        var lastStub: @Sendable () -> FeedLoader.Result = { .success([]) }
        var lastExpectations: [ExpectedCalls<Void>] = []
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
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
        unmet += loadCompletionExpectations.unmet(loadCompletionCalls, of: "load(completion:)")
        unmet += reloadExpectations.unmet(reloadCalls, of: "reload(_:)")
        unmet += Self.staticStorage.lastExpectations.unmet(Self.staticStorage.lastCallCount, of: "last()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load(completion:)
    var loadCompletionCalls: [(FeedLoader.Result) -> Void] = []
    var loadCompletionStub: (@escaping (FeedLoader.Result) -> Void) -> Void = { _ in }
    var loadCompletionExpectations: [ExpectedCalls<(FeedLoader.Result) -> Void>] = []
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        loadCompletionCalls.append(completion)
        loadCompletionStub(completion)
    }

    // MARK: reload(_:)
    var reloadCalls: [Completion] = []
    var reloadStub: (@escaping Completion) -> FeedLoader.Result = { _ in .success([]) }
    var reloadExpectations: [ExpectedCalls<Completion>] = []
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        reloadCalls.append(completion)
        return reloadStub(completion)
    }

    static func last() -> FeedLoader.Result {
        staticStorage.increment(\.lastCallCount)
        return staticStorage.lastStub()
    }
}

/// A mock of `QuerySource`, yours to edit.
nonisolated final class QuerySourceMock: QuerySource {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += queryExpectations.unmet(queryCallCount, of: "query()")
        unmet += findThenExpectations.unmet(findThenCalls, of: "find(_:then:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: query()
    var queryCallCount = 0
    var queryStub: () -> QuerySource.Query = { [] }
    var queryExpectations: [ExpectedCalls<Void>] = []
    func query() -> QuerySource.Query {
        queryCallCount += 1
        return queryStub()
    }

    // MARK: find(_:then:)
    var findThenCalls: [[QuerySource.Query]?] = []
    var findThenStub: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        []
    }
    var findThenExpectations: [ExpectedCalls<[QuerySource.Query]?>] = []
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findThenCalls.append(queries)
        return try await findThenStub(queries, use)
    }
}

/// A mock of `PagedSource`, yours to edit.
nonisolated final class PagedSourceMock: PagedSource {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        unmet += queryExpectations.unmet(queryCallCount, of: "query()")
        unmet += findThenExpectations.unmet(findThenCalls, of: "find(_:then:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: page
    var pageSetCalls: [PagedSource.Page] = []
    var page: PagedSource.Page = 0 { didSet { pageSetCalls.append(page) } }

    // MARK: subscript(_:)
    var subscriptCalls: [PagedSource.Page] = []
    var subscriptStub: (PagedSource.Page) -> QuerySource.Query = { _ in [] }
    var subscriptExpectations: [ExpectedCalls<PagedSource.Page>] = []
    subscript(page: PagedSource.Page) -> QuerySource.Query {
        subscriptCalls.append(page)
        return subscriptStub(page)
    }

    // MARK: query()
    var queryCallCount = 0
    var queryStub: () -> QuerySource.Query = { [] }
    var queryExpectations: [ExpectedCalls<Void>] = []
    func query() -> QuerySource.Query {
        queryCallCount += 1
        return queryStub()
    }

    // MARK: find(_:then:)
    var findThenCalls: [[QuerySource.Query]?] = []
    var findThenStub: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        []
    }
    var findThenExpectations: [ExpectedCalls<[QuerySource.Query]?>] = []
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findThenCalls.append(queries)
        return try await findThenStub(queries, use)
    }
}

/// A mock of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerMock: Feed.Worker {
    init() {}

    struct Storage {
        var initTaskCalls: [Feed.Worker.Task] = []
        var runCalls: [Feed.Worker.Task] = []
        var runStub: @Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data = { _ in "" }
        var runExpectations: [ExpectedCalls<Feed.Worker.Task>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.runExpectations.unmet(storage.runCalls, of: "run(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    init(task: Feed.Worker.Task) { storage.append(task, to: \.initTaskCalls) }

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        storage.append(task, to: \.runCalls)
        return try await storage.runStub(task)
    }
}

/// A mock of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderMock<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadExpectations.unmet(loadCalls, of: "load(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load(_:)
    var loadCalls: [(Result) -> Void] = []
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    var loadExpectations: [ExpectedCalls<(Result) -> Void>] = []
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCalls.append(completion)
        try await loadStub(completion)
    }
}

/// A mock of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderMock: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += nextExpectations.unmet(nextCallCount, of: "next()")
        unmet += loadExpectations.unmet(loadCalls, of: "load(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () -> Result = { TestIssue.stop("NumberLoaderMock.nextStub is not set") }
    var nextExpectations: [ExpectedCalls<Void>] = []
    func next() -> Result {
        nextCallCount += 1
        return nextStub()
    }

    // MARK: load(_:)
    var loadCalls: [(Result) -> Void] = []
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    var loadExpectations: [ExpectedCalls<(Result) -> Void>] = []
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCalls.append(completion)
        try await loadStub(completion)
    }
}

/// A mock of `Scheme`, yours to edit.
final class SchemeMock<Parameters>: Scheme {}

/// A mock of `Retrieval`, yours to edit.
final class RetrievalMock<Plan: Scheme>: Retrieval {}

/// A mock of `RetrievalReader`, yours to edit.
nonisolated final class RetrievalReaderMock<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pageForExpectations.unmet(pageForCalls, of: "page(for:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: page(for:)
    var pageForCalls: [Plan.Parameters] = []
    var pageForStub: (Plan.Parameters) throws -> Page = { _ in
        throw TestIssue("RetrievalReaderMock.pageForStub is not set")
    }
    var pageForExpectations: [ExpectedCalls<Plan.Parameters>] = []
    func page(for parameters: Plan.Parameters) throws -> Page {
        pageForCalls.append(parameters)
        return try pageForStub(parameters)
    }
}

/// A mock of `Copied`, yours to edit.
nonisolated final class CopiedMock: Copied {
    typealias Result = Swift.Result<CopiedMock, any Error>

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += copyExpectations.unmet(copyCallCount, of: "copy(_:)")
        unmet += countExpectations.unmet(countCallCount, of: "count()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: copy(_:)
    var copyCallCount = 0
    var copyStub: ((Result) -> Void) -> Void = { _ in }
    var copyExpectations: [ExpectedCalls<Void>] = []
    func copy(_ completion: (Result) -> Void) {
        copyCallCount += 1
        copyStub(completion)
    }

    // MARK: count()
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var countExpectations: [ExpectedCalls<Void>] = []
    func count() -> Int {
        countCallCount += 1
        return countStub()
    }
}
