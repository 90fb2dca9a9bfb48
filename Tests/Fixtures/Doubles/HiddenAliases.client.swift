import HiddenAliases

/// A client of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated struct FeedLoaderClient: FeedLoader {
    /// A client whose members fail until they are set.
    static var unimplemented: FeedLoaderClient { FeedLoaderClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `last()`, which has to be set.
    init(_ live: some FeedLoader) {
        onLoadCompletion = { live.load(completion: $0) }
        onReload = { live.reload($0) }
    }

    struct StaticStorage {
        var onLast: @Sendable () -> FeedLoader.Result = {
            TestIssue.report("FeedLoaderClient.onLast is not set", returning: .success([]))
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

    // MARK: load(completion:)
    var onLoadCompletion: (@escaping (FeedLoader.Result) -> Void) -> Void = { _ in
        TestIssue.report("FeedLoaderClient.onLoadCompletion is not set")
    }
    func load(completion: @escaping (FeedLoader.Result) -> Void) { onLoadCompletion(completion) }

    // MARK: reload(_:)
    var onReload: (@escaping Completion) -> FeedLoader.Result = { _ in
        TestIssue.report("FeedLoaderClient.onReload is not set", returning: .success([]))
    }
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result { onReload(completion) }

    static func last() -> FeedLoader.Result { staticStorage.onLast() }
}

/// A client of `QuerySource`, yours to edit.
nonisolated struct QuerySourceClient: QuerySource {
    /// A client whose members fail until they are set.
    static var unimplemented: QuerySourceClient { QuerySourceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some QuerySource) {
        onQuery = { live.query() }
        onFindThen = { try await live.find($0, then: $1) }
    }

    // MARK: query()
    var onQuery: () -> QuerySource.Query = { TestIssue.report("QuerySourceClient.onQuery is not set", returning: []) }
    func query() -> QuerySource.Query { onQuery() }

    // MARK: find(_:then:)
    var onFindThen: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        TestIssue.report("QuerySourceClient.onFindThen is not set", returning: [])
    }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        try await onFindThen(queries, use)
    }
}

/// A client of `PagedSource`, yours to edit.
nonisolated struct PagedSourceClient: PagedSource {
    /// A client whose members fail until they are set.
    static var unimplemented: PagedSourceClient { PagedSourceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PagedSource) {
        var live = live
        onPage = { live.page }
        onSetPage = { live.page = $0 }
        onSubscript = { live[$0] }
        onQuery = { live.query() }
        onFindThen = { try await live.find($0, then: $1) }
    }

    // MARK: page
    var onPage: () -> PagedSource.Page = { TestIssue.report("PagedSourceClient.onPage is not set", returning: 0) }
    var onSetPage: (PagedSource.Page) -> Void = { _ in TestIssue.report("PagedSourceClient.onSetPage is not set") }
    var page: PagedSource.Page {
        get { onPage() }
        set { onSetPage(newValue) }
    }

    // MARK: subscript(_:)
    var onSubscript: (PagedSource.Page) -> QuerySource.Query = { _ in
        TestIssue.report("PagedSourceClient.onSubscript is not set", returning: [])
    }
    subscript(page: PagedSource.Page) -> QuerySource.Query { onSubscript(page) }

    // MARK: query()
    var onQuery: () -> QuerySource.Query = { TestIssue.report("PagedSourceClient.onQuery is not set", returning: []) }
    func query() -> QuerySource.Query { onQuery() }

    // MARK: find(_:then:)
    var onFindThen: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        TestIssue.report("PagedSourceClient.onFindThen is not set", returning: [])
    }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        try await onFindThen(queries, use)
    }
}

/// A client of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
struct WorkerClient: Feed.Worker {
    /// A client whose members fail until they are set.
    static var unimplemented: WorkerClient { WorkerClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(task:)`, which has to be set.
    init(_ live: some Feed.Worker) {
        onRun = { try await live.run($0) }
    }

    struct StaticStorage {
        var onInitTask: @Sendable (Feed.Worker.Task) -> WorkerClient = { _ in
            TestIssue.stop("WorkerClient.onInitTask is not set")
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

    init(task: Feed.Worker.Task) { self = Self.staticStorage.onInitTask(task) }

    // MARK: run(_:)
    var onRun: @Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data = { _ in
        TestIssue.report("WorkerClient.onRun is not set", returning: "")
    }
    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data { try await onRun(task) }
}

/// A client of `ItemLoader`, yours to edit.
nonisolated struct ItemLoaderClient<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    /// A client whose members fail until they are set.
    static var unimplemented: ItemLoaderClient { ItemLoaderClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: ItemLoader>(_ live: Live) where Live.Item == Item {
        onLoad = { try await live.load($0) }
    }

    // MARK: load(_:)
    var onLoad: (@escaping (Result) -> Void) async throws -> Void = { _ in
        TestIssue.report("ItemLoaderClient.onLoad is not set")
    }
    func load(_ completion: @escaping (Result) -> Void) async throws { try await onLoad(completion) }
}

/// A client of `NumberLoader`, yours to edit.
nonisolated struct NumberLoaderClient: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    /// A client whose members fail until they are set.
    static var unimplemented: NumberLoaderClient { NumberLoaderClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NumberLoader) {
        onNext = { live.next() }
        onLoad = { try await live.load($0) }
    }

    // MARK: next()
    var onNext: () -> Result = { TestIssue.stop("NumberLoaderClient.onNext is not set") }
    func next() -> Result { onNext() }

    // MARK: load(_:)
    var onLoad: (@escaping (Result) -> Void) async throws -> Void = { _ in
        TestIssue.report("NumberLoaderClient.onLoad is not set")
    }
    func load(_ completion: @escaping (Result) -> Void) async throws { try await onLoad(completion) }
}

/// A client of `Scheme`, yours to edit.
struct SchemeClient<Parameters>: Scheme {
    /// A client whose members fail until they are set.
    static var unimplemented: SchemeClient { SchemeClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Scheme>(_ live: Live) where Live.Parameters == Parameters {
    }
}

/// A client of `Retrieval`, yours to edit.
struct RetrievalClient<Plan: Scheme>: Retrieval {
    /// A client whose members fail until they are set.
    static var unimplemented: RetrievalClient { RetrievalClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Retrieval>(_ live: Live) where Live.Plan == Plan {
    }
}

/// A client of `RetrievalReader`, yours to edit.
struct RetrievalReaderClient<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    /// A client whose members fail until they are set.
    static var unimplemented: RetrievalReaderClient { RetrievalReaderClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: RetrievalReader>(_ live: Live) where Live.Source == Source {
        onPageFor = { try live.page(for: $0) }
    }

    // MARK: page(for:)
    var onPageFor: (Plan.Parameters) throws -> Page = { _ in
        throw TestIssue("RetrievalReaderClient.onPageFor is not set")
    }
    func page(for parameters: Plan.Parameters) throws -> Page { try onPageFor(parameters) }
}

/// A client of `Copied`, yours to edit.
struct CopiedClient: Copied {
    typealias Result = Swift.Result<CopiedClient, any Error>

    /// A client whose members fail until they are set.
    static var unimplemented: CopiedClient { CopiedClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `copy(_:)`, which has to be set.
    init(_ live: some Copied) {
        onCount = { live.count() }
    }

    // MARK: copy(_:)
    var onCopy: ((Result) -> Void) -> Void = { _ in TestIssue.report("CopiedClient.onCopy is not set") }
    func copy(_ completion: (Result) -> Void) { onCopy(completion) }

    // MARK: count()
    var onCount: () -> Int = { TestIssue.report("CopiedClient.onCount is not set", returning: 0) }
    func count() -> Int { onCount() }
}
