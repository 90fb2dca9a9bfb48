import Feeds

/// A dummy of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterDummy<Content>: FeedFilter {
    func belongsInFeed(_ content: Content) async -> Bool {
        fatalError("FeedFilterDummy.belongsInFeed(_:) must not be called")
    }
}

/// A dummy of `PostFilter`, yours to edit.
nonisolated final class PostFilterDummy: PostFilter {
    typealias Content = Post
    var name: String { fatalError("PostFilterDummy.name must not be read") }

    func belongsInFeed(_ content: Content) async -> Bool {
        fatalError("PostFilterDummy.belongsInFeed(_:) must not be called")
    }
}

/// A dummy of `Phrased`, yours to edit.
final class PhrasedDummy: Phrased {
    var language: String { fatalError("PhrasedDummy.language must not be read") }
    var blocks: [(text: String, isTitle: Bool)] { fatalError("PhrasedDummy.blocks must not be read") }
}

/// A dummy of `FeedRunner`, yours to edit.
nonisolated final class FeedRunnerDummy: FeedRunner {
    func run<Filter: FeedFilter>(
        _ filter: Filter,
        over contents: [Filter.Content],
        isolation: isolated (any Actor)?
    ) async -> [Filter.Content] {
        fatalError("FeedRunnerDummy.run(_:over:isolation:) must not be called")
    }

    func combined(_ filters: [any FeedFilter<Post>]) -> any FeedFilter<Post> {
        fatalError("FeedRunnerDummy.combined(_:) must not be called")
    }

    func count(_ filter: some FeedFilter<Post>) async -> Int {
        fatalError("FeedRunnerDummy.count(_:) must not be called")
    }
}
