import HiddenAliases

/// A fake of `FeedLoader`, yours to edit.
@dynamicMemberLookup
nonisolated final class FeedLoaderFake: FeedLoader {
    struct StaticStorage {
        var lastStub: @Sendable () -> FeedLoader.Result = {
            TestIssue.report("FeedLoaderFake.lastStub is not set", returning: .success([]))
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    // MARK: load(completion:)
    var loadCompletionStub: (@escaping (FeedLoader.Result) -> Void) -> Void = { completion in
        TestIssue.report("FeedLoaderFake.loadCompletionStub is not set")
        completion(.success([]))
    }
    func load(completion: @escaping (FeedLoader.Result) -> Void) { loadCompletionStub(completion) }

    // MARK: reload(_:)
    var reloadStub: (@escaping Completion) -> FeedLoader.Result = { _ in
        TestIssue.report("FeedLoaderFake.reloadStub is not set", returning: .success([]))
    }
    func reload(_ completion: @escaping Completion) -> FeedLoader.Result { reloadStub(completion) }

    static func last() -> FeedLoader.Result { staticStorage.lastStub() }
}

/// A fake of `QuerySource`, yours to edit.
nonisolated final class QuerySourceFake: QuerySource {
    // MARK: query()
    var queryStub: () -> QuerySource.Query = { TestIssue.report("QuerySourceFake.queryStub is not set", returning: []) }
    func query() -> QuerySource.Query { queryStub() }

    // MARK: find(_:then:)
    var findThenStub: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        TestIssue.report("QuerySourceFake.findThenStub is not set", returning: [])
    }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        try await findThenStub(queries, use)
    }
}

/// A fake of `PagedSource`, yours to edit.
nonisolated final class PagedSourceFake: PagedSource {
    var page: PagedSource.Page = 0

    // MARK: subscript(_:)
    var subscriptStub: (PagedSource.Page) -> QuerySource.Query = { _ in
        TestIssue.report("PagedSourceFake.subscriptStub is not set", returning: [])
    }
    subscript(page: PagedSource.Page) -> QuerySource.Query { subscriptStub(page) }

    // MARK: query()
    var queryStub: () -> QuerySource.Query = { TestIssue.report("PagedSourceFake.queryStub is not set", returning: []) }
    func query() -> QuerySource.Query { queryStub() }

    // MARK: find(_:then:)
    var findThenStub: ([QuerySource.Query]?, (QuerySource.Query) -> Void) async throws -> Set<QuerySource.Query> = {
        _, _ in
        TestIssue.report("PagedSourceFake.findThenStub is not set", returning: [])
    }
    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        try await findThenStub(queries, use)
    }
}

/// A fake of `Feed.Worker`, yours to edit.
@dynamicMemberLookup
final class WorkerFake: Feed.Worker {
    init() {}

    struct Storage {
        var runStub: @Sendable (Feed.Worker.Task) async throws -> Feed.Worker.Data = { _ in
            TestIssue.report("WorkerFake.runStub is not set", returning: "")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(task: Feed.Worker.Task) {}
    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data { try await storage.runStub(task) }
}

/// A fake of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderFake<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    // MARK: load(_:)
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in
        TestIssue.report("ItemLoaderFake.loadStub is not set")
    }
    func load(_ completion: @escaping (Result) -> Void) async throws { try await loadStub(completion) }
}

/// A fake of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderFake: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    // MARK: next()
    var nextStub: () -> Result = { TestIssue.stop("NumberLoaderFake.nextStub is not set") }
    func next() -> Result { nextStub() }

    // MARK: load(_:)
    var loadStub: (@escaping (Result) -> Void) async throws -> Void = { _ in
        TestIssue.report("NumberLoaderFake.loadStub is not set")
    }
    func load(_ completion: @escaping (Result) -> Void) async throws { try await loadStub(completion) }
}

/// A fake of `Scheme`, yours to edit.
final class SchemeFake<Parameters>: Scheme {}

/// A fake of `Retrieval`, yours to edit.
final class RetrievalFake<Plan: Scheme>: Retrieval {}

/// A fake of `RetrievalReader`, yours to edit.
final class RetrievalReaderFake<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    // MARK: page(for:)
    var pageForStub: (Plan.Parameters) throws -> Page = { _ in
        throw TestIssue("RetrievalReaderFake.pageForStub is not set")
    }
    func page(for parameters: Plan.Parameters) throws -> Page { try pageForStub(parameters) }
}

/// A fake of `Copied`, yours to edit.
final class CopiedFake: Copied {
    typealias Result = Swift.Result<CopiedFake, any Error>

    // MARK: copy(_:)
    var copyStub: ((Result) -> Void) -> Void = { _ in TestIssue.report("CopiedFake.copyStub is not set") }
    func copy(_ completion: (Result) -> Void) { copyStub(completion) }

    // MARK: count()
    var countStub: () -> Int = { TestIssue.report("CopiedFake.countStub is not set", returning: 0) }
    func count() -> Int { countStub() }
}
