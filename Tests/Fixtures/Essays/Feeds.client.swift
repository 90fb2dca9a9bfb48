import Feeds

/// A client of `FeedFilter`, yours to edit.
nonisolated struct FeedFilterClient<Content>: FeedFilter {
    /// A client whose members fail until they are set.
    static var unimplemented: FeedFilterClient { FeedFilterClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: FeedFilter>(_ live: Live) where Live.Content == Content {
        onBelongsInFeed = { await live.belongsInFeed($0) }
    }

    // MARK: belongsInFeed(_:)
    var onBelongsInFeed: (Content) async -> Bool = { _ in
        TestIssue.report("FeedFilterClient.onBelongsInFeed is not set", returning: false)
    }
    func belongsInFeed(_ content: Content) async -> Bool { await onBelongsInFeed(content) }
}

/// A client of `PostFilter`, yours to edit.
nonisolated struct PostFilterClient: PostFilter {
    typealias Content = Post

    /// A client whose members fail until they are set.
    static var unimplemented: PostFilterClient { PostFilterClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some PostFilter) {
        onName = { live.name }
        onBelongsInFeed = { await live.belongsInFeed($0) }
    }

    // MARK: name
    var onName: () -> String = { TestIssue.report("PostFilterClient.onName is not set", returning: "") }
    var name: String { onName() }

    // MARK: belongsInFeed(_:)
    var onBelongsInFeed: (Content) async -> Bool = { _ in
        TestIssue.report("PostFilterClient.onBelongsInFeed is not set", returning: false)
    }
    func belongsInFeed(_ content: Content) async -> Bool { await onBelongsInFeed(content) }
}

/// A client of `Phrased`, yours to edit.
struct PhrasedClient: Phrased {
    /// A client whose members fail until they are set.
    static var unimplemented: PhrasedClient { PhrasedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Phrased) {
        onLanguage = { live.language }
        onBlocks = { live.blocks }
    }

    // MARK: language
    var onLanguage: () -> String = { TestIssue.report("PhrasedClient.onLanguage is not set", returning: "") }
    var language: String { onLanguage() }

    // MARK: blocks
    var onBlocks: () -> [(text: String, isTitle: Bool)] = {
        TestIssue.report("PhrasedClient.onBlocks is not set", returning: [])
    }
    var blocks: [(text: String, isTitle: Bool)] { onBlocks() }
}

/// A client of `FeedRunner`, yours to edit.
nonisolated struct FeedRunnerClient: FeedRunner {
    /// A client whose members fail until they are set.
    static var unimplemented: FeedRunnerClient { FeedRunnerClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `run(_:over:isolation:)`, which has to be set.
    init(_ live: some FeedRunner) {
        onCombined = { live.combined($0) }
        onCount = { await live.count($0) }
    }

    // MARK: run(_:over:isolation:)
    var onRunOverIsolation: nonisolated(nonsending) (any FeedFilter, [Any]) async -> [Any] = { _, _ in
        TestIssue.report("FeedRunnerClient.onRunOverIsolation is not set", returning: [])
    }
    func run<Filter: FeedFilter>(
        _ filter: Filter,
        over contents: [Filter.Content],
        isolation: isolated (any Actor)?
    ) async -> [Filter.Content] {
        guard let result = await onRunOverIsolation(filter, contents) as? [Filter.Content] else {
            TestIssue.stop("FeedRunnerClient.onRunOverIsolation did not return [Filter.Content]")
        }
        return result
    }

    // MARK: combined(_:)
    var onCombined: ([any FeedFilter<Post>]) -> any FeedFilter<Post> = { _ in
        TestIssue.stop("FeedRunnerClient.onCombined is not set")
    }
    func combined(_ filters: [any FeedFilter<Post>]) -> any FeedFilter<Post> { onCombined(filters) }

    // MARK: count(_:)
    var onCount: (any FeedFilter<Post>) async -> Int = { _ in
        TestIssue.report("FeedRunnerClient.onCount is not set", returning: 0)
    }
    func count(_ filter: some FeedFilter<Post>) async -> Int { await onCount(filter) }
}
