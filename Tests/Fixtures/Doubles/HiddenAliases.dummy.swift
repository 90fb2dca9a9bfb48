import HiddenAliases

/// A dummy of `FeedLoader`, yours to edit.
nonisolated final class FeedLoaderDummy: FeedLoader {
    func load(completion: @escaping (FeedLoader.Result) -> Void) {
        fatalError("FeedLoaderDummy.load(completion:) must not be called")
    }

    func reload(_ completion: @escaping Completion) -> FeedLoader.Result {
        fatalError("FeedLoaderDummy.reload(_:) must not be called")
    }

    static func last() -> FeedLoader.Result { fatalError("FeedLoaderDummy.last() must not be called") }
}

/// A dummy of `QuerySource`, yours to edit.
nonisolated final class QuerySourceDummy: QuerySource {
    func query() -> QuerySource.Query { fatalError("QuerySourceDummy.query() must not be called") }

    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        fatalError("QuerySourceDummy.find(_:then:) must not be called")
    }
}

/// A dummy of `PagedSource`, yours to edit.
nonisolated final class PagedSourceDummy: PagedSource {
    var page: PagedSource.Page {
        get { fatalError("PagedSourceDummy.page must not be read") }
        set { fatalError("PagedSourceDummy.page must not be set") }
    }

    subscript(page: PagedSource.Page) -> QuerySource.Query {
        fatalError("PagedSourceDummy.subscript(_:) must not be read")
    }

    func query() -> QuerySource.Query { fatalError("PagedSourceDummy.query() must not be called") }

    func find(
        _ queries: [QuerySource.Query]?,
        then use: (QuerySource.Query) -> Void
    ) async throws -> Set<QuerySource.Query> {
        fatalError("PagedSourceDummy.find(_:then:) must not be called")
    }
}

/// A dummy of `Feed.Worker`, yours to edit.
final class WorkerDummy: Feed.Worker {
    init() {}
    init(task: Feed.Worker.Task) {}

    func run(_ task: Feed.Worker.Task) async throws -> Feed.Worker.Data {
        fatalError("WorkerDummy.run(_:) must not be called")
    }
}

/// A dummy of `ItemLoader`, yours to edit.
nonisolated final class ItemLoaderDummy<Item>: ItemLoader {
    typealias Result = Swift.Result<Item, any Error>

    func load(_ completion: @escaping (Result) -> Void) async throws {
        fatalError("ItemLoaderDummy.load(_:) must not be called")
    }
}

/// A dummy of `NumberLoader`, yours to edit.
nonisolated final class NumberLoaderDummy: NumberLoader {
    typealias Item = Int
    typealias Result = Swift.Result<Item, any Error>
    func next() -> Result { fatalError("NumberLoaderDummy.next() must not be called") }

    func load(_ completion: @escaping (Result) -> Void) async throws {
        fatalError("NumberLoaderDummy.load(_:) must not be called")
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
        fatalError("RetrievalReaderDummy.page(for:) must not be called")
    }
}

/// A dummy of `Copied`, yours to edit.
final class CopiedDummy: Copied {
    typealias Result = Swift.Result<CopiedDummy, any Error>
    func copy(_ completion: (Result) -> Void) { fatalError("CopiedDummy.copy(_:) must not be called") }
    func count() -> Int { fatalError("CopiedDummy.count() must not be called") }
}
