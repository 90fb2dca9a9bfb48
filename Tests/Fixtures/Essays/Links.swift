// swift-format-ignore-file

import Foundation

public struct Link: Sendable, Identifiable {
    public var id: String { name }
    public let name: String
    public let target: URL
    public init(name: String, target: URL) {
        self.name = name
        self.target = target
    }
}

public enum LinkProblem: Error { case taken, offline(retryAfter: Duration?) }

/// What a service of short links promises: a stream of what there is, and changes to it.
public protocol LinkService: AnyObject, Sendable {
    func linkStream() -> AsyncStream<[Link]>
    func fetchLinks(of owner: String) async throws
    func addLink(owner: String, name: String, target: String) async throws
    func deleteLink(owner: String, name: String) async throws
}

public protocol LinkRepository: Sendable {
    var changes: AsyncThrowingStream<Link, any Error> { get }
    func links(of owner: String) async throws(LinkProblem) -> [Link]
    func add(_ link: Link, of owner: String) async throws(LinkProblem)
    func firstLink() async throws(LinkProblem) -> Link
}
