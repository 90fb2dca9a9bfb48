import Feeds

/// A dummy of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterDummy<Content>: FeedFilter {
    func belongsInFeed(_ content: Content) async -> Bool {
        TestIssue.report("FeedFilterDummy.belongsInFeed(_:) must not be called", returning: false)
    }
}

/// A dummy of `PostFilter`, yours to edit.
nonisolated final class PostFilterDummy: PostFilter {
    typealias Content = Post
    var name: String { TestIssue.report("PostFilterDummy.name must not be read", returning: "") }

    func belongsInFeed(_ content: Content) async -> Bool {
        TestIssue.report("PostFilterDummy.belongsInFeed(_:) must not be called", returning: false)
    }
}

/// A dummy of `Phrased`, yours to edit.
final class PhrasedDummy: Phrased {
    var language: String { TestIssue.report("PhrasedDummy.language must not be read", returning: "") }

    var blocks: [(text: String, isTitle: Bool)] {
        TestIssue.report("PhrasedDummy.blocks must not be read", returning: [])
    }
}

/// A dummy of `FeedRunner`, yours to edit.
nonisolated final class FeedRunnerDummy: FeedRunner {
    func run<Filter: FeedFilter>(
        _ filter: Filter,
        over contents: [Filter.Content],
        isolation: isolated (any Actor)?
    ) async -> [Filter.Content] {
        TestIssue.report("FeedRunnerDummy.run(_:over:isolation:) must not be called", returning: [])
    }

    func combined(_ filters: [any FeedFilter<Post>]) -> any FeedFilter<Post> {
        TestIssue.stop("FeedRunnerDummy.combined(_:) must not be called")
    }

    func count(_ filter: some FeedFilter<Post>) async -> Int {
        TestIssue.report("FeedRunnerDummy.count(_:) must not be called", returning: 0)
    }
}
