import Feeds

/// A stub of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterStub<Content>: FeedFilter {
    // MARK: belongsInFeed(_:)
    var belongsInFeedStub: (Content) async -> Bool = { _ in false }
    func belongsInFeed(_ content: Content) async -> Bool { await belongsInFeedStub(content) }
}

/// A stub of `PostFilter`, yours to edit.
nonisolated final class PostFilterStub: PostFilter {
    typealias Content = Post
    var name = ""

    // MARK: belongsInFeed(_:)
    var belongsInFeedStub: (Content) async -> Bool = { _ in false }
    func belongsInFeed(_ content: Content) async -> Bool { await belongsInFeedStub(content) }
}

/// A stub of `Phrased`, yours to edit.
final class PhrasedStub: Phrased {
    var language = ""
    var blocks: [(text: String, isTitle: Bool)] = []
}

/// A stub of `FeedRunner`, yours to edit.
nonisolated final class FeedRunnerStub: FeedRunner {
    // MARK: run(_:over:isolation:)
    var runOverIsolationStub: nonisolated(nonsending) (any FeedFilter, [Any]) async -> [Any] = { _, _ in [] }
    func run<Filter: FeedFilter>(
        _ filter: Filter,
        over contents: [Filter.Content],
        isolation: isolated (any Actor)?
    ) async -> [Filter.Content] {
        guard let result = await runOverIsolationStub(filter, contents) as? [Filter.Content] else {
            TestIssue.stop("FeedRunnerStub.runOverIsolationStub did not return [Filter.Content]")
        }
        return result
    }

    // MARK: combined(_:)
    var combinedStub: ([any FeedFilter<Post>]) -> any FeedFilter<Post> = { _ in
        TestIssue.stop("FeedRunnerStub.combinedStub is not set")
    }
    func combined(_ filters: [any FeedFilter<Post>]) -> any FeedFilter<Post> { combinedStub(filters) }

    // MARK: count(_:)
    var countStub: (any FeedFilter<Post>) async -> Int = { _ in 0 }
    func count(_ filter: some FeedFilter<Post>) async -> Int { await countStub(filter) }
}
