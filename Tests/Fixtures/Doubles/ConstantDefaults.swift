// swift-format-ignore-file

// Requirements whose default implementations do nothing, or only give a constant: the Swift way of optional ones.

public struct Edge: Sendable, Equatable {
    public static let zero = Edge(width: 0)
    public var width: Int
    public init(width: Int) { self.width = width }
}

public protocol PageDelegate: AnyObject {
    func pageWillAppear(_ page: Int)
    func pageShouldScroll(_ page: Int, to offset: Double) -> Bool
    func title(of page: Int) -> String?
    func items(on page: Int) async throws -> [String]
    func edge(of page: Int) -> Edge
    func describe(_ page: Int) -> String
    var isEnabled: Bool { get }
    var limit: Int { get set }
}

extension PageDelegate {
    public func pageWillAppear(_ page: Int) {}
    public func pageShouldScroll(_ page: Int, to offset: Double) -> Bool { true }
    public func title(of page: Int) -> String? { nil }
    public func items(on page: Int) async throws -> [String] { return [] }
    public func edge(of page: Int) -> Edge { .zero }
    public func describe(_ page: Int) -> String { "page \(page)" }
    public var isEnabled: Bool { true }
    public var limit: Int {
        get { 3 }
        set {}
    }
}

public protocol PageObserver: Sendable {
    func changed(_ page: Int)
}

extension PageObserver {
    public func changed(_ page: Int) {}
}
