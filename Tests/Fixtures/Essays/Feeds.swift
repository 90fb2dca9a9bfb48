// swift-format-ignore-file

public struct Post: Sendable { public init() {} }

/// One requirement, and an associated type that consumers fix.
public protocol FeedFilter<Content> {
    associatedtype Content

    func belongsInFeed(_ content: Content) async -> Bool
}

public protocol PostFilter: FeedFilter where Content == Post {
    var name: String { get }
}

public protocol Phrased {
    var language: String { get }
    var blocks: [(text: String, isTitle: Bool)] { get }
}

public protocol FeedRunner {
    func run<Filter: FeedFilter>(
        _ filter: Filter,
        over contents: [Filter.Content],
        isolation: isolated (any Actor)?
    ) async -> [Filter.Content]
    func combined(_ filters: [any FeedFilter<Post>]) -> any FeedFilter<Post>
    func count(_ filter: some FeedFilter<Post>) async -> Int
}
