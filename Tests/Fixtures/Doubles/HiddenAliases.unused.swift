import HiddenAliases

/// A spy of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderSpy: FeedLoader {
    struct StaticStorage {
        @Recorded("FeedLoaderSpy.last()") var lastCallCount = 0
        @Stubbed(behindLock: "FeedLoaderSpy.lastStub") var lastStub: @Sendable () -> FeedLoader.Result = {
            .success([])
        }
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

    var order: CallOrder? { didSet { Unused.reads("FeedLoaderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        loadCompletionCalls = []
        reloadCalls = []
    }

    // MARK: load(completion:)
    @Recorded("FeedLoaderSpy.load(completion:)") var loadCompletionCalls: [(FeedLoader.Result) -> Void] = []
    @Stubbed("FeedLoaderSpy.loadCompletionStub") var loadCompletionStub:
        (@escaping (FeedLoader.Result) -> Void) -> Void = { _ in }
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        $loadCompletionCalls.append(completion)
        order?.add("load(completion:)")
        loadCompletionStub(completion)
    }

    // MARK: reload(_:)
    @Recorded("FeedLoaderSpy.reload(_:)") var reloadCalls: [Completion] = []
    @Stubbed("FeedLoaderSpy.reloadStub") var reloadStub: (@escaping Completion) -> FeedLoader.Result = { _ in
        .success([])
    }
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        $reloadCalls.append(completion)
        order?.add("reload(_:)")
        return reloadStub(completion)
    }

    static func last() -> FeedLoader.Result {
        staticStorage.withLock { $0.$lastCallCount.increment() }
        return staticStorage.lastStub()
    }
}

/// A spy of `QuerySource`, yours to edit.
nonisolated final class QuerySourceSpy: QuerySource {
    var order: CallOrder? { didSet { Unused.reads("QuerySourceSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        queryCallCount = 0
        findThenCalls = []
    }

    // MARK: query()
    @Recorded("QuerySourceSpy.query()") var queryCallCount = 0
    @Stubbed("QuerySourceSpy.queryStub") var queryStub: () -> QuerySource.Query = { [] }
    func query() -> QuerySource.Query {
        $queryCallCount.increment()
        order?.add("query()")
        return queryStub()
    }

    // MARK: find(_:then:)
    @Recorded("QuerySourceSpy.find(_:then:)") var findThenCalls: [[QuerySource.Query]?] = []
    @Stubbed("QuerySourceSpy.findThenStub") var findThenStub:
        ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = { _, _ in
            []
        }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        $findThenCalls.append(queries)
        order?.add("find(_:then:)")
        return try await findThenStub(queries, use)
    }
}

/// A spy of `PagedSource`, yours to edit.
nonisolated final class PagedSourceSpy: PagedSource {
    var order: CallOrder? { didSet { Unused.reads("PagedSourceSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        pageSetCalls = []
        subscriptCalls = []
        queryCallCount = 0
        findThenCalls = []
    }

    // MARK: page
    @Recorded("PagedSourceSpy.page") var pageSetCalls: [PagedSource.Page] = []
    var page: PagedSource.Page = 0 {
        didSet {
            $pageSetCalls.append(page)
            order?.add("page")
        }
    }

    // MARK: subscript(_:)
    @Recorded("PagedSourceSpy.subscript(_:)") var subscriptCalls: [PagedSource.Page] = []
    @Stubbed("PagedSourceSpy.subscriptStub") var subscriptStub: (PagedSource.Page) -> QuerySource.Query = { _ in [] }
    subscript(page: PagedSource.Page) -> QuerySource.Query {
        $subscriptCalls.append(page)
        order?.add("subscript(_:)")
        return subscriptStub(page)
    }

    // MARK: query()
    @Recorded("PagedSourceSpy.query()") var queryCallCount = 0
    @Stubbed("PagedSourceSpy.queryStub") var queryStub: () -> QuerySource.Query = { [] }
    func query() -> QuerySource.Query {
        $queryCallCount.increment()
        order?.add("query()")
        return queryStub()
    }

    // MARK: find(_:then:)
    @Recorded("PagedSourceSpy.find(_:then:)") var findThenCalls: [[QuerySource.Query]?] = []
    @Stubbed("PagedSourceSpy.findThenStub") var findThenStub:
        ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = { _, _ in
            []
        }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        $findThenCalls.append(queries)
        order?.add("find(_:then:)")
        return try await findThenStub(queries, use)
    }
}

/// A spy of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerSpy: Feed.Worker {
    init() {}

    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("WorkerSpy") } }
        @Recorded("WorkerSpy.init(task:)") var initTaskCalls: [Feed.Worker.Task] = []
        @Recorded("WorkerSpy.run(_:)") var runCalls: [Feed.Worker.Task] = []
        @Stubbed(behindLock: "WorkerSpy.runStub") var runStub:
            @Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data = { _ in
                ""
            }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initTaskCalls = []
        storage.runCalls = []
    }

    init(task: Feed.Worker.Task) {
        storage.withLock { $0.$initTaskCalls.append(task) }
        storage.order?.add("init(task:)")
    }

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        storage.withLock { $0.$runCalls.append(task) }
        storage.order?.add("run(_:)")
        return try await storage.runStub(task)
    }
}

/// A spy of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderSpy<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    var order: CallOrder? { didSet { Unused.reads("ItemLoaderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCalls = [] }

    // MARK: load(_:)
    @Recorded("ItemLoaderSpy.load(_:)") var loadCalls: [(Result) -> Void] = []
    @Stubbed("ItemLoaderSpy.loadStub") var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws {
        $loadCalls.append(completion)
        order?.add("load(_:)")
        try await loadStub(completion)
    }
}

/// A spy of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderSpy: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    var order: CallOrder? { didSet { Unused.reads("NumberLoaderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        nextCallCount = 0
        loadCalls = []
    }

    // MARK: next()
    @Recorded("NumberLoaderSpy.next()") var nextCallCount = 0
    @Stubbed("NumberLoaderSpy.nextStub") var nextStub: () -> Result = {
        TestIssue.stop("NumberLoaderSpy.nextStub is not set")
    }
    func next() -> Result {
        $nextCallCount.increment()
        order?.add("next()")
        return nextStub()
    }

    // MARK: load(_:)
    @Recorded("NumberLoaderSpy.load(_:)") var loadCalls: [(Result) -> Void] = []
    @Stubbed("NumberLoaderSpy.loadStub") var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws {
        $loadCalls.append(completion)
        order?.add("load(_:)")
        try await loadStub(completion)
    }
}

/// A spy of `Scheme`, yours to edit.
final class SchemeSpy<Parameters>: Scheme {
    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Retrieval`, yours to edit.
final class RetrievalSpy<Plan: Scheme>: Retrieval {
    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `RetrievalReader`, yours to edit.
final class RetrievalReaderSpy<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    var order: CallOrder? { didSet { Unused.reads("RetrievalReaderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { pageForCalls = [] }

    // MARK: page(for:)
    @Recorded("RetrievalReaderSpy.page(for:)") var pageForCalls: [Plan.Parameters] = []
    @Stubbed("RetrievalReaderSpy.pageForStub") var pageForStub: (Plan.Parameters) throws -> Page = { _ in
        throw TestIssue("RetrievalReaderSpy.pageForStub is not set")
    }
    func page(for parameters: Plan.Parameters) throws -> Page {
        $pageForCalls.append(parameters)
        order?.add("page(for:)")
        return try pageForStub(parameters)
    }
}

/// A spy of `Copied`, yours to edit.
final class CopiedSpy: Copied {
    typealias Result = Swift.Result<CopiedSpy, any Error>

    var order: CallOrder? { didSet { Unused.reads("CopiedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        copyCallCount = 0
        countCallCount = 0
    }

    // MARK: copy(_:)
    @Recorded("CopiedSpy.copy(_:)") var copyCallCount = 0
    @Stubbed("CopiedSpy.copyStub") var copyStub: ((Result) -> Void) -> Void = { _ in }
    func copy(_ completion: (Result) -> Void) {
        $copyCallCount.increment()
        order?.add("copy(_:)")
        copyStub(completion)
    }

    // MARK: count()
    @Recorded("CopiedSpy.count()") var countCallCount = 0
    @Stubbed("CopiedSpy.countStub") var countStub: () -> Int = { 0 }
    func count() -> Int {
        $countCallCount.increment()
        order?.add("count()")
        return countStub()
    }
}
