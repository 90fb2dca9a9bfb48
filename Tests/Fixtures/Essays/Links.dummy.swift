import Foundation
import Links

/// A dummy of `LinkService`, yours to edit.
final class LinkServiceDummy: LinkService {
    func linkStream() -> AsyncStream<[Link]> {
        TestIssue.report("LinkServiceDummy.linkStream() must not be called", returning: AsyncStream { $0.finish() })
    }

    func fetchLinks(of owner: String) async throws {
        TestIssue.report("LinkServiceDummy.fetchLinks(of:) must not be called")
    }

    func addLink(owner: String, name: String, target: String) async throws {
        TestIssue.report("LinkServiceDummy.addLink(owner:name:target:) must not be called")
    }

    func deleteLink(owner: String, name: String) async throws {
        TestIssue.report("LinkServiceDummy.deleteLink(owner:name:) must not be called")
    }
}

/// A dummy of `LinkRepository`, yours to edit.
final class LinkRepositoryDummy: LinkRepository {
    var changes: AsyncThrowingStream<Link, any Error> {
        TestIssue.report("LinkRepositoryDummy.changes must not be read", returning: AsyncThrowingStream { $0.finish() })
    }

    func links(of owner: String) async throws(LinkProblem) -> [Link] {
        TestIssue.report("LinkRepositoryDummy.links(of:) must not be called", returning: [])
    }

    func add(_ link: Link, of owner: String) async throws(LinkProblem) {
        TestIssue.report("LinkRepositoryDummy.add(_:of:) must not be called")
    }

    func firstLink() async throws(LinkProblem) -> Link {
        TestIssue.report(
            "LinkRepositoryDummy.firstLink() must not be called",
            returning: Link(name: "", target: URL(fileURLWithPath: "/")))
    }
}
