import Foundation
import Links

/// A stub of `LinkService`, yours to edit.
@dynamicMemberLookup
final class LinkServiceStub: LinkService {
    struct Storage {
        var linkStreamStub: @Sendable () -> AsyncStream<[Link]> = { AsyncStream { $0.finish() } }
        var fetchLinksOfStub: @Sendable (String) async throws -> Void = { _ in }
        var addLinkOwnerNameTargetStub: @Sendable (String, String, String) async throws -> Void = { _, _, _ in }
        var deleteLinkOwnerNameStub: @Sendable (String, String) async throws -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func linkStream() -> AsyncStream<[Link]> { storage.linkStreamStub() }
    func fetchLinks(of owner: String) async throws { try await storage.fetchLinksOfStub(owner) }

    func addLink(owner: String, name: String, target: String) async throws {
        try await storage.addLinkOwnerNameTargetStub(owner, name, target)
    }

    func deleteLink(owner: String, name: String) async throws { try await storage.deleteLinkOwnerNameStub(owner, name) }
}

/// A stub of `LinkRepository`, yours to edit.
@dynamicMemberLookup
final class LinkRepositoryStub: LinkRepository {
    struct Storage {
        var changes: AsyncThrowingStream<Link, any Error> = AsyncThrowingStream { $0.finish() }
        var linksOfStub: @Sendable (String) async throws(LinkProblem) -> [Link] = { _ in [] }
        var addOfStub: @Sendable (Link, String) async throws(LinkProblem) -> Void = { _, _ in }
        var firstLinkStub: @Sendable () async throws(LinkProblem) -> Link = {
            Link(name: "", target: URL(fileURLWithPath: "/"))
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var changes: AsyncThrowingStream<Link, any Error> {
        get { storage.changes }
        set { storage.changes = newValue }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var linksOfStub: @Sendable (String) async throws(LinkProblem) -> [Link] {
        get { storage.withLock { $0.linksOfStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.linksOfStub, &value) }
        }
    }

    func links(of owner: String) async throws(LinkProblem) -> [Link] { try await storage.linksOfStub(owner) }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var addOfStub: @Sendable (Link, String) async throws(LinkProblem) -> Void {
        get { storage.withLock { $0.addOfStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.addOfStub, &value) }
        }
    }

    func add(_ link: Link, of owner: String) async throws(LinkProblem) { try await storage.addOfStub(link, owner) }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var firstLinkStub: @Sendable () async throws(LinkProblem) -> Link {
        get { storage.withLock { $0.firstLinkStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.firstLinkStub, &value) }
        }
    }

    func firstLink() async throws(LinkProblem) -> Link { try await storage.firstLinkStub() }
}
