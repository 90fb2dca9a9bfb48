import HiddenAliases

/// A dummy of `FeedLoader`, yours to edit.
nonisolated final class FeedLoaderDummy: FeedLoader {
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        TestIssue.report("FeedLoaderDummy.load(completion:) must not be called")
    }

    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        TestIssue.report("FeedLoaderDummy.reload(_:) must not be called", returning: .success([]))
    }

    static func last() -> FeedLoader.Result {
        TestIssue.report("FeedLoaderDummy.last() must not be called", returning: .success([]))
    }
}

/// A dummy of `QuerySource`, yours to edit.
nonisolated final class QuerySourceDummy: QuerySource {
    func query() -> QuerySource.Query { TestIssue.report("QuerySourceDummy.query() must not be called", returning: []) }

    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        TestIssue.report("QuerySourceDummy.find(_:then:) must not be called", returning: [])
    }
}

/// A dummy of `PagedSource`, yours to edit.
nonisolated final class PagedSourceDummy: PagedSource {
    var page: PagedSource.Page {
        get { TestIssue.report("PagedSourceDummy.page must not be read", returning: 0) }
        set { TestIssue.report("PagedSourceDummy.page must not be set") }
    }

    subscript(page: PagedSource.Page) -> QuerySource.Query {
        TestIssue.report("PagedSourceDummy.subscript(_:) must not be read", returning: [])
    }

    func query() -> QuerySource.Query { TestIssue.report("PagedSourceDummy.query() must not be called", returning: []) }

    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        TestIssue.report("PagedSourceDummy.find(_:then:) must not be called", returning: [])
    }
}

/// A dummy of `Feed.Worker`, yours to edit.
final class WorkerDummy: Feed.Worker {
    init() {}
    init(task: Feed.Worker.Task) {}

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        TestIssue.report("WorkerDummy.run(_:) must not be called", returning: "")
    }
}

/// A dummy of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderDummy<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    func load(_ completion: @escaping (Result) -> Void) async throws {
        TestIssue.report("ItemLoaderDummy.load(_:) must not be called")
    }
}

/// A dummy of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderDummy: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>
    func next() -> Result { TestIssue.stop("NumberLoaderDummy.next() must not be called") }

    func load(_ completion: @escaping (Result) -> Void) async throws {
        TestIssue.report("NumberLoaderDummy.load(_:) must not be called")
    }
}

/// A dummy of `Scheme`, yours to edit.
final class SchemeDummy<Parameters>: Scheme {}

/// A dummy of `Retrieval`, yours to edit.
final class RetrievalDummy<Plan: Scheme>: Retrieval {}

/// A dummy of `RetrievalReader`, yours to edit.
final class RetrievalReaderDummy<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    func page(for parameters: Plan.Parameters) throws -> Page {
        throw TestIssue("RetrievalReaderDummy.page(for:) must not be called")
    }
}

/// A dummy of `Copied`, yours to edit.
final class CopiedDummy: Copied {
    typealias Result = Swift.Result<CopiedDummy, any Error>
    func copy(_ completion: (Result) -> Void) { TestIssue.report("CopiedDummy.copy(_:) must not be called") }
    func count() -> Int { TestIssue.report("CopiedDummy.count() must not be called", returning: 0) }
}
