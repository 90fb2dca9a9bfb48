import HiddenAliases

/// A fake of `FeedLoader`, yours to edit.
nonisolated final class FeedLoaderFake: FeedLoader {
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        // Fill in: what it does.
        TestIssue.report("FeedLoaderFake.load(completion:) is not filled in")
        completion(.success([]))
    }

    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        // Fill in: what it does.
        TestIssue.report("FeedLoaderFake.reload(_:) is not filled in", returning: .success([]))
    }

    static func last() -> FeedLoader.Result {
        // Fill in: what it does.
        TestIssue.report("FeedLoaderFake.last() is not filled in", returning: .success([]))
    }
}

/// A fake of `QuerySource`, yours to edit.
nonisolated final class QuerySourceFake: QuerySource {
    func query() -> QuerySource.Query {
        // Fill in: what it does.
        TestIssue.report("QuerySourceFake.query() is not filled in", returning: [])
    }

    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        // Fill in: what it does.
        TestIssue.report("QuerySourceFake.find(_:then:) is not filled in", returning: [])
    }
}

/// A fake of `PagedSource`, yours to edit.
nonisolated final class PagedSourceFake: PagedSource {
    var page: PagedSource.Page = 0

    subscript(page: PagedSource.Page) -> QuerySource.Query {
        // Fill in: what it does.
        TestIssue.report("PagedSourceFake.subscript(_:) is not filled in", returning: [])
    }

    func query() -> QuerySource.Query {
        // Fill in: what it does.
        TestIssue.report("PagedSourceFake.query() is not filled in", returning: [])
    }

    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        // Fill in: what it does.
        TestIssue.report("PagedSourceFake.find(_:then:) is not filled in", returning: [])
    }
}

/// A fake of `Feed.Worker`, yours to edit.
final class WorkerFake: Feed.Worker {
    init() {}
    init(task: Feed.Worker.Task) {}

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        // Fill in: what it does.
        TestIssue.report("WorkerFake.run(_:) is not filled in", returning: "")
    }
}

/// A fake of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderFake<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    func load(_ completion: @escaping (Result) -> Void) async throws {
        // Fill in: what it does.
        TestIssue.report("ItemLoaderFake.load(_:) is not filled in")
    }
}

/// A fake of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderFake: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>

    func next() -> Result {
        // Fill in: what it does.
        TestIssue.stop("NumberLoaderFake.next() is not filled in")
    }

    func load(_ completion: @escaping (Result) -> Void) async throws {
        // Fill in: what it does.
        TestIssue.report("NumberLoaderFake.load(_:) is not filled in")
    }
}

/// A fake of `Scheme`, yours to edit.
final class SchemeFake<Parameters>: Scheme {}

/// A fake of `Retrieval`, yours to edit.
final class RetrievalFake<Plan: Scheme>: Retrieval {}

/// A fake of `RetrievalReader`, yours to edit.
final class RetrievalReaderFake<Source: Retrieval>: RetrievalReader {
    typealias Page = Source.Page
    typealias Plan = Source.Plan

    func page(for parameters: Plan.Parameters) throws -> Page {
        // Fill in: what it does.
        throw TestIssue("RetrievalReaderFake.page(for:) is not filled in")
    }
}

/// A fake of `Copied`, yours to edit.
final class CopiedFake: Copied {
    typealias Result = Swift.Result<CopiedFake, any Error>

    func copy(_ completion: (Result) -> Void) {
        // Fill in: what it does.
        TestIssue.report("CopiedFake.copy(_:) is not filled in")
    }

    func count() -> Int {
        // Fill in: what it does.
        TestIssue.report("CopiedFake.count() is not filled in", returning: 0)
    }
}
