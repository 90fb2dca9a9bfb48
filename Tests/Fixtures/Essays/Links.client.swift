import Foundation
import Links

/// A client of `LinkService`, yours to edit.
@dynamicMemberLookup
final class LinkServiceClient: LinkService {
    /// A client whose members fail until they are set.
    static var unimplemented: LinkServiceClient { LinkServiceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some LinkService) {
        storage.onLinkStream = { live.linkStream() }
        storage.onFetchLinksOf = { try await live.fetchLinks(of: $0) }
        storage.onAddLinkOwnerNameTarget = { try await live.addLink(owner: $0, name: $1, target: $2) }
        storage.onDeleteLinkOwnerName = { try await live.deleteLink(owner: $0, name: $1) }
    }

    struct Storage {
        var onLinkStream: @Sendable () -> AsyncStream<[Link]> = {
            TestIssue.report("LinkServiceClient.onLinkStream is not set", returning: AsyncStream { $0.finish() })
        }
        var onFetchLinksOf: @Sendable (String) async throws -> Void = { _ in
            TestIssue.report("LinkServiceClient.onFetchLinksOf is not set")
        }
        var onAddLinkOwnerNameTarget: @Sendable (String, String, String) async throws -> Void = { _, _, _ in
            TestIssue.report("LinkServiceClient.onAddLinkOwnerNameTarget is not set")
        }
        var onDeleteLinkOwnerName: @Sendable (String, String) async throws -> Void = { _, _ in
            TestIssue.report("LinkServiceClient.onDeleteLinkOwnerName is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func linkStream() -> AsyncStream<[Link]> { storage.onLinkStream() }
    func fetchLinks(of owner: String) async throws { try await storage.onFetchLinksOf(owner) }

    func addLink(owner: String, name: String, target: String) async throws {
        try await storage.onAddLinkOwnerNameTarget(owner, name, target)
    }

    func deleteLink(owner: String, name: String) async throws { try await storage.onDeleteLinkOwnerName(owner, name) }
}

/// A client of `LinkRepository`, yours to edit.
struct LinkRepositoryClient: LinkRepository {
    /// A client whose members fail until they are set.
    static var unimplemented: LinkRepositoryClient { LinkRepositoryClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some LinkRepository) {
        onChanges = { live.changes }
        onLinksOf = { (owner) async throws(LinkProblem) in try await live.links(of: owner) }
        onAddOf = { (link, owner) async throws(LinkProblem) in try await live.add(link, of: owner) }
        onFirstLink = { () async throws(LinkProblem) in try await live.firstLink() }
    }

    // MARK: changes
    var onChanges: @Sendable () -> AsyncThrowingStream<Link, any Error> = {
        TestIssue.report("LinkRepositoryClient.onChanges is not set", returning: AsyncThrowingStream { $0.finish() })
    }
    var changes: AsyncThrowingStream<Link, any Error> { onChanges() }

    // MARK: links(of:)
    var onLinksOf: @Sendable (String) async throws(LinkProblem) -> [Link] = { _ in
        TestIssue.report("LinkRepositoryClient.onLinksOf is not set", returning: [])
    }
    func links(of owner: String) async throws(LinkProblem) -> [Link] { try await onLinksOf(owner) }

    // MARK: add(_:of:)
    var onAddOf: @Sendable (Link, String) async throws(LinkProblem) -> Void = { _, _ in
        TestIssue.report("LinkRepositoryClient.onAddOf is not set")
    }
    func add(_ link: Link, of owner: String) async throws(LinkProblem) { try await onAddOf(link, owner) }

    // MARK: firstLink()
    var onFirstLink: @Sendable () async throws(LinkProblem) -> Link = {
        TestIssue.report(
            "LinkRepositoryClient.onFirstLink is not set", returning: Link(name: "", target: URL(fileURLWithPath: "/")))
    }
    func firstLink() async throws(LinkProblem) -> Link { try await onFirstLink() }
}
