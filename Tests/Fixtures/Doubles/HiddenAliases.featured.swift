import HiddenAliases

/// A spy of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderSpy: FeedLoader {
    init() {}

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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any FeedLoader) {
        loadCompletionStub = { live.load(completion: $0) }
        reloadStub = { live.reload($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        loadCompletionCalls = []
        reloadCalls = []
    }

    // MARK: load(completion:)
    var loadCompletionCalls: [(FeedLoader.Result) -> Void] = []
    var loadCompletionStub: (@escaping (FeedLoader.Result) -> Void) -> Void = { _ in }
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        loadCompletionCalls.append(completion)
        order?.add("load(completion:)")
        loadCompletionStub(completion)
    }

    // MARK: reload(_:)
    var reloadCalls: [Completion] = []
    var reloadStub: (@escaping Completion) -> FeedLoader.Result = { _ in .success([]) }
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        reloadCalls.append(completion)
        order?.add("reload(_:)")
        return reloadStub(completion)
    }

    static func last() -> FeedLoader.Result {
        staticStorage.increment(\.lastCallCount)
        return staticStorage.lastStub()
    }
}

/// A spy of `QuerySource`, yours to edit.
nonisolated final class QuerySourceSpy: QuerySource {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any QuerySource) {
        queryStub = { live.query() }
        findThenStub = { try await live.find($0, then: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        queryCallCount = 0
        findThenCalls = []
    }

    // MARK: query()
    var queryCallCount = 0
    var queryStub: () -> QuerySource.Query = { [] }
    func query() -> QuerySource.Query {
        queryCallCount += 1
        order?.add("query()")
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
        order?.add("find(_:then:)")
        return try await findThenStub(queries, use)
    }
}

/// A spy of `PagedSource`, yours to edit.
nonisolated final class PagedSourceSpy: PagedSource {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any PagedSource) {
        pageStub = { live.page }
        subscriptStub = { live[$0] }
        queryStub = { live.query() }
        findThenStub = { try await live.find($0, then: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        pageCallCount = 0
        pageSetCalls = []
        subscriptCalls = []
        queryCallCount = 0
        findThenCalls = []
    }

    // MARK: page
    var pageCallCount = 0
    var pageStub: () -> PagedSource.Page = { 0 }
    var pageSetCalls: [PagedSource.Page] = []
    var pageSetStub: (PagedSource.Page) -> Void = { _ in }
    var page: PagedSource.Page {
        get {
            pageCallCount += 1
            order?.add("page")
            return pageStub()
        }
        set {
            pageSetCalls.append(newValue)
            order?.add("page")
            pageSetStub(newValue)
        }
    }

    // MARK: subscript(_:)
    var subscriptCalls: [PagedSource.Page] = []
    var subscriptStub: (PagedSource.Page) -> QuerySource.Query = { _ in [] }
    subscript(page: PagedSource.Page) -> QuerySource.Query {
        subscriptCalls.append(page)
        order?.add("subscript(_:)")
        return subscriptStub(page)
    }

    // MARK: query()
    var queryCallCount = 0
    var queryStub: () -> QuerySource.Query = { [] }
    func query() -> QuerySource.Query {
        queryCallCount += 1
        order?.add("query()")
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
        order?.add("find(_:then:)")
        return try await findThenStub(queries, use)
    }
}

/// A spy of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerSpy: Feed.Worker {
    init() {}

    struct Storage {
        var order: CallOrder?
        var initTaskCalls: [Feed.Worker.Task] = []
        var runCalls: [Feed.Worker.Task] = []
        var runStub: @Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Feed.Worker) { storage.runStub = { try await live.run($0) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initTaskCalls = []
        storage.runCalls = []
    }

    init(task: Feed.Worker.Task) {
        storage.append(task, to: \.initTaskCalls)
        storage.order?.add("init(task:)")
    }

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        storage.append(task, to: \.runCalls)
        storage.order?.add("run(_:)")
        return try await storage.runStub(task)
    }
}

/// A spy of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderSpy<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: ItemLoader>(forwardingTo live: Live) where Live.Item == Item { loadStub = { try await live.load($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { loadCalls = [] }

    // MARK: load(_:)
    var loadCalls: [(Result) -> Void] = []
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCalls.append(completion)
        order?.add("load(_:)")
        try await loadStub(completion)
    }
}

/// A spy of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderSpy: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NumberLoader) {
        nextStub = { live.next() }
        loadStub = { try await live.load($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        nextCallCount = 0
        loadCalls = []
    }

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () -> Result = { TestIssue.stop("NumberLoaderSpy.nextStub is not set") }
    func next() -> Result {
        nextCallCount += 1
        order?.add("next()")
        return nextStub()
    }

    // MARK: load(_:)
    var loadCalls: [(Result) -> Void] = []
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws {
        loadCalls.append(completion)
        order?.add("load(_:)")
        try await loadStub(completion)
    }
}

/// A spy of `Scheme`, yours to edit.
final class SchemeSpy<Parameters>: Scheme {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Scheme>(forwardingTo live: Live) where Live.Parameters == Parameters {}

    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Retrieval`, yours to edit.
final class RetrievalSpy<Plan: Scheme>: Retrieval {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Retrieval>(forwardingTo live: Live) where Live.Plan == Plan {}

    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `RetrievalReader`, yours to edit.
final class RetrievalReaderSpy<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: RetrievalReader>(forwardingTo live: Live) where Live.Source == Source {
        pageForStub = { try live.page(for: $0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { pageForCalls = [] }

    // MARK: page(for:)
    var pageForCalls: [Plan.Parameters] = []
    var pageForStub: (Plan.Parameters) throws -> Page = { _ in
        throw TestIssue("RetrievalReaderSpy.pageForStub is not set")
    }
    func page(for parameters: Plan.Parameters) throws -> Page {
        pageForCalls.append(parameters)
        order?.add("page(for:)")
        return try pageForStub(parameters)
    }
}

/// A spy of `Copied`, yours to edit.
final class CopiedSpy: Copied {
    typealias Result = Swift.Result<CopiedSpy, any Error>
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Copied) { countStub = { live.count() } }

    /// Forgets all recorded calls.
    func resetCalls() {
        copyCallCount = 0
        countCallCount = 0
    }

    // MARK: copy(_:)
    var copyCallCount = 0
    var copyStub: ((Result) -> Void) -> Void = { _ in }
    func copy(_ completion: (Result) -> Void) {
        copyCallCount += 1
        order?.add("copy(_:)")
        copyStub(completion)
    }

    // MARK: count()
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        order?.add("count()")
        return countStub()
    }
}
