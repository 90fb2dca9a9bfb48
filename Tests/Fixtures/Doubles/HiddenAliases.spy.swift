import HiddenAliases

/// A spy of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderSpy: FeedLoader {
    struct StaticStorage {
        var lastCallCount = 0
        var lastStub: @Sendable () -> FeedLoader.Result = { .success([]) }
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

    // MARK: load(completion:)
    var loadCompletionCalls: [(FeedLoader.Result) -> Void] = []
    var loadCompletionStub: (@escaping (FeedLoader.Result) -> Void) -> Void = { _ in }
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        loadCompletionCalls.append(completion)
        loadCompletionStub(completion)
    }

    // MARK: reload(_:)
    var reloadCalls: [Completion] = []
    var reloadStub: (@escaping Completion) -> FeedLoader.Result = { _ in .success([]) }
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        reloadCalls.append(completion)
        return reloadStub(completion)
    }

    static func last() -> FeedLoader.Result {
        staticStorage.increment(\.lastCallCount)
        return staticStorage.lastStub()
    }
}

/// A spy of `QuerySource`, yours to edit.
nonisolated final class QuerySourceSpy: QuerySource {
    // MARK: query()
    var queryCallCount = 0
    var queryStub: () -> QuerySource.Query = { [] }
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
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findThenCalls.append(queries)
        return try await findThenStub(queries, use)
    }
}

/// A spy of `PagedSource`, yours to edit.
nonisolated final class PagedSourceSpy: PagedSource {
    // MARK: page
    var pageSetCalls: [PagedSource.Page] = []
    var page: PagedSource.Page = 0 { didSet { pageSetCalls.append(page) } }

    // MARK: subscript(_:)
    var subscriptCalls: [PagedSource.Page] = []
    var subscriptStub: (PagedSource.Page) -> QuerySource.Query = { _ in [] }
    subscript(page: PagedSource.Page) -> QuerySource.Query {
        subscriptCalls.append(page)
        return subscriptStub(page)
    }

    // MARK: query()
    var queryCallCount = 0
    var queryStub: () -> QuerySource.Query = { [] }
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
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        findThenCalls.append(queries)
        return try await findThenStub(queries, use)
    }
}

/// A spy of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerSpy: Feed.Worker {
    init() {}

    struct Storage {
        var initTaskCalls: [Feed.Worker.Task] = []
        var runCalls: [Feed.Worker.Task] = []
        var runStub: @Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(task: Feed.Worker.Task) { storage.append(task, to: \.initTaskCalls) }

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        storage.append(task, to: \.runCalls)
        return try await storage.runStub(task)
    }
}

/// A spy of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderSpy<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    // MARK: load(_:)
    var loadCalls: [(Result) -> Void] = []
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCalls.append(completion)
        try await loadStub(completion)
    }
}

/// A spy of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderSpy: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () -> Result = { TestIssue.stop("NumberLoaderSpy.nextStub is not set") }
    func next() -> Result {
        nextCallCount += 1
        return nextStub()
    }

    // MARK: load(_:)
    var loadCalls: [(Result) -> Void] = []
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCalls.append(completion)
        try await loadStub(completion)
    }
}

/// A spy of `Scheme`, yours to edit.
final class SchemeSpy<Parameters>: Scheme {}

/// A spy of `Retrieval`, yours to edit.
final class RetrievalSpy<Plan: Scheme>: Retrieval {}

/// A spy of `RetrievalReader`, yours to edit.
final class RetrievalReaderSpy<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    // MARK: page(for:)
    var pageForCalls: [Plan.Parameters] = []
    var pageForStub: (Plan.Parameters) throws -> Page = { _ in
        throw TestIssue("RetrievalReaderSpy.pageForStub is not set")
    }
    func page(for parameters: Plan.Parameters) throws -> Page {
        pageForCalls.append(parameters)
        return try pageForStub(parameters)
    }
}

/// A spy of `Copied`, yours to edit.
final class CopiedSpy: Copied {
    typealias Result = Swift.Result<CopiedSpy, any Error>

    // MARK: copy(_:)
    var copyCallCount = 0
    var copyStub: ((Result) -> Void) -> Void = { _ in }
    func copy(_ completion: (Result) -> Void) {
        copyCallCount += 1
        copyStub(completion)
    }

    // MARK: count()
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        return countStub()
    }
}
