import HiddenAliases

/// A wrapper of `FeedLoader`, yours to edit.
nonisolated struct FeedLoaderWrapper<Base: FeedLoader>: FeedLoader {
    let base: Base

    func load(completion: @escaping (Base.Result) -> Void) { base.load(completion: completion) }
    func reload(_ completion: @escaping Completion) -> Base.Result { base.reload(completion) }
    static func last() -> Base.Result { Base.last() }
}

/// A wrapper of `QuerySource`, yours to edit.
nonisolated struct QuerySourceWrapper<Base: QuerySource>: QuerySource {
    let base: Base

    func query() -> Base.Query { base.query() }

    func find(_ queries: [Base.Query]?, then use: (Base.Query) -> Void) async throws -> Set<Base.Query> {
        try await base.find(queries, then: use)
    }
}

/// A wrapper of `PagedSource`, yours to edit.
nonisolated struct PagedSourceWrapper<Base: PagedSource>: PagedSource {
    var base: Base

    var page: Base.Page {
        get { base.page }
        set { base.page = newValue }
    }

    subscript(page: Base.Page) -> Base.Query { base[page] }
    func query() -> Base.Query { base.query() }

    func find(_ queries: [Base.Query]?, then use: (Base.Query) -> Void) async throws -> Set<Base.Query> {
        try await base.find(queries, then: use)
    }
}

/// A wrapper of `Feed.Worker`, yours to edit.
struct WorkerWrapper<Base: Feed.Worker>: Feed.Worker {
    let base: Base
    init(base: Base) { self.base = base }

    init(task: Base.Task) { self.base = Base(task: task) }
    func run(_ task: Base.Task) async throws -> Base.Data { try await base.run(task) }
}

/// A wrapper of `ItemLoader`, yours to edit.
nonisolated struct ItemLoaderWrapper<Base: ItemLoader>: ItemLoader {
    typealias Item = Base.Item
    let base: Base

    func load(_ completion: @escaping (Base.Result) -> Void) async throws { try await base.load(completion) }
}

/// A wrapper of `NumberLoader`, yours to edit.
nonisolated struct NumberLoaderWrapper<Base: NumberLoader>: NumberLoader {
    typealias Item = Base.Item
    let base: Base

    func next() -> Base.Result { base.next() }
    func load(_ completion: @escaping (Base.Result) -> Void) async throws { try await base.load(completion) }
}

/// A wrapper of `Scheme`, yours to edit.
struct SchemeWrapper<Base: Scheme>: Scheme {
    typealias Parameters = Base.Parameters
    let base: Base
}

/// A wrapper of `Retrieval`, yours to edit.
struct RetrievalWrapper<Base: Retrieval>: Retrieval {
    typealias Plan = Base.Plan
    let base: Base
}

/// A wrapper of `RetrievalReader`, yours to edit.
struct RetrievalReaderWrapper<Base: RetrievalReader>: RetrievalReader {
    typealias Source = Base.Source
    let base: Base

    func page(for parameters: Plan.Parameters) throws -> Base.Page { try base.page(for: parameters) }
}
