// swift-format-ignore-file

// Type aliases of protocols that are called like types of modules, which Swift finds first outside of the protocols.

public struct Query: Sendable { public init() {} }

public struct Page<Item> {}

public protocol FeedLoader {
    typealias Result = Swift.Result<[String], Error>
    typealias Completion = (Result) -> Void
    func load(completion: @escaping (Result) -> Void)
    func reload(_ completion: @escaping Completion) -> Result
    static func last() -> Result
}

public protocol QuerySource {
    typealias Query = [Int]
    func query() -> Query
    func find(_ queries: [Query]?, then use: (Query) -> Void) async throws -> Set<Query>
}

public protocol PagedSource: QuerySource {
    typealias Page = Int
    var page: Page { get set }
    subscript(page: Page) -> Self.Query { get }
}

public enum Feed {
    public protocol Worker: Sendable {
        typealias Task = [String]
        typealias Data = String
        init(task: Task)
        func run(_ task: Task) async throws -> Data
    }
}

public protocol ItemLoader {
    associatedtype Item
    typealias Result = Swift.Result<Item, Error>
    func load(_ completion: @escaping (Result) -> Void) async throws
}

public protocol NumberLoader: ItemLoader where Item == Int {
    func next() -> Result
}

public protocol Scheme {
    associatedtype Parameters
}

public protocol Retrieval {
    associatedtype Plan: Scheme
    typealias Page = PagesOf<Plan>
}

public struct PagesOf<Plan: Scheme> {}

public protocol RetrievalReader {
    associatedtype Source: Retrieval
    typealias Page = Source.Page
    typealias Plan = Source.Plan
    func page(for parameters: Plan.Parameters) throws -> Page
}

public protocol Copied {
    typealias Result = Swift.Result<Self, Error>
    func copy(_ completion: (Result) -> Void)
    func count() -> Int
}
