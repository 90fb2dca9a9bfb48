import Feeds

/// A spy of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterSpy<Content>: FeedFilter {
    // MARK: belongsInFeed(_:)
    var belongsInFeedCalls: [Content] = []
    var belongsInFeedStub: (Content) async -> Bool = { _ in false }
    func belongsInFeed(_ content: Content) async -> Bool {
        belongsInFeedCalls.append(content)
        return await belongsInFeedStub(content)
    }
}

/// A spy of `PostFilter`, yours to edit.
nonisolated final class PostFilterSpy: PostFilter {
    typealias Content = Post
    var name = ""

    // MARK: belongsInFeed(_:)
    var belongsInFeedCalls: [Content] = []
    var belongsInFeedStub: (Content) async -> Bool = { _ in false }
    func belongsInFeed(_ content: Content) async -> Bool {
        belongsInFeedCalls.append(content)
        return await belongsInFeedStub(content)
    }
}

/// A spy of `Phrased`, yours to edit.
final class PhrasedSpy: Phrased {
    var language = ""
    var blocks: [(text: String, isTitle: Bool)] = []
}

/// A spy of `FeedRunner`, yours to edit.
nonisolated final class FeedRunnerSpy: FeedRunner {
    // MARK: run(_:over:isolation:)
    var runOverIsolationCalls: [(filter: any FeedFilter, contents: [Any])] = []
    var runOverIsolationStub: nonisolated(nonsending) (any FeedFilter, [Any]) async -> [Any] = { _, _ in [] }
    func run<Filter: FeedFilter>(
        _ filter: Filter,
        over contents: [Filter.Content],
        isolation: isolated (any Actor)?
    ) async -> [Filter.Content] {
        runOverIsolationCalls.append((filter, contents))
        guard let result = await runOverIsolationStub(filter, contents) as? [Filter.Content] else {
            TestIssue.stop("FeedRunnerSpy.runOverIsolationStub did not return [Filter.Content]")
        }
        return result
    }

    // MARK: combined(_:)
    var combinedCalls: [[any FeedFilter<Post>]] = []
    var combinedStub: ([any FeedFilter<Post>]) -> any FeedFilter<Post> = { _ in
        TestIssue.stop("FeedRunnerSpy.combinedStub is not set")
    }
    func combined(_ filters: [any FeedFilter<Post>]) -> any FeedFilter<Post> {
        combinedCalls.append(filters)
        return combinedStub(filters)
    }

    // MARK: count(_:)
    var countCalls: [any FeedFilter<Post>] = []
    var countStub: (any FeedFilter<Post>) async -> Int = { _ in 0 }
    func count(_ filter: some FeedFilter<Post>) async -> Int {
        countCalls.append(filter)
        return await countStub(filter)
    }
}
