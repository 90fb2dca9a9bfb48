import HiddenAliases

/// A stub of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderStub: FeedLoader {
    struct StaticStorage {
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
    var loadCompletionStub: (@escaping (FeedLoader.Result) -> Void) -> Void = { _ in }
    func load(completion: @escaping (FeedLoader.Result) -> Void) { loadCompletionStub(completion) }

    // MARK: reload(_:)
    var reloadStub: (@escaping Completion) -> FeedLoader.Result = { _ in .success([]) }
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result { reloadStub(completion) }

    static func last() -> FeedLoader.Result { staticStorage.lastStub() }
}

/// A stub of `QuerySource`, yours to edit.
nonisolated final class QuerySourceStub: QuerySource {
    // MARK: query()
    var queryStub: () -> QuerySource.Query = { [] }
    func query() -> QuerySource.Query { queryStub() }

    // MARK: find(_:then:)
    var findThenStub: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        []
    }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        try await findThenStub(queries, use)
    }
}

/// A stub of `PagedSource`, yours to edit.
nonisolated final class PagedSourceStub: PagedSource {
    var page: PagedSource.Page = 0

    // MARK: subscript(_:)
    var subscriptStub: (PagedSource.Page) -> QuerySource.Query = { _ in [] }
    subscript(page: PagedSource.Page) -> QuerySource.Query { subscriptStub(page) }

    // MARK: query()
    var queryStub: () -> QuerySource.Query = { [] }
    func query() -> QuerySource.Query { queryStub() }

    // MARK: find(_:then:)
    var findThenStub: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        []
    }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        try await findThenStub(queries, use)
    }
}

/// A stub of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerStub: Feed.Worker {
    init() {}

    struct Storage {
        var runStub: @Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(task: Feed.Worker.Task) {}
    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data { try await storage.runStub(task) }
}

/// A stub of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderStub<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    // MARK: load(_:)
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws { try await loadStub(completion) }
}

/// A stub of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderStub: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    // MARK: next()
    var nextStub: () -> Result = { TestIssue.stop("NumberLoaderStub.nextStub is not set") }
    func next() -> Result { nextStub() }

    // MARK: load(_:)
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in }
    func load(_ completion: @escaping (Result) -> Void) async throws { try await loadStub(completion) }
}

/// A stub of `Scheme`, yours to edit.
final class SchemeStub<Parameters>: Scheme {}

/// A stub of `Retrieval`, yours to edit.
final class RetrievalStub<Plan: Scheme>: Retrieval {}

/// A stub of `RetrievalReader`, yours to edit.
final class RetrievalReaderStub<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    // MARK: page(for:)
    var pageForStub: (Plan.Parameters) throws -> Page = { _ in
        throw TestIssue("RetrievalReaderStub.pageForStub is not set")
    }
    func page(for parameters: Plan.Parameters) throws -> Page { try pageForStub(parameters) }
}

/// A stub of `Copied`, yours to edit.
final class CopiedStub: Copied {
    typealias Result = Swift.Result<CopiedStub, any Error>

    // MARK: copy(_:)
    var copyStub: ((Result) -> Void) -> Void = { _ in }
    func copy(_ completion: (Result) -> Void) { copyStub(completion) }

    // MARK: count()
    var countStub: () -> Int = { 0 }
    func count() -> Int { countStub() }
}
