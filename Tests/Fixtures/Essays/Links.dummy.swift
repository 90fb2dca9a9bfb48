import Links

/// A dummy of `LinkService`, yours to edit.
final class LinkServiceDummy: LinkService {
    func linkStream() -> AsyncStream<[Link]> { fatalError("LinkServiceDummy.linkStream() must not be called") }
    func fetchLinks(of owner: String) async throws { fatalError("LinkServiceDummy.fetchLinks(of:) must not be called") }

    func addLink(owner: String, name: String, target: String) async throws {
        fatalError("LinkServiceDummy.addLink(owner:name:target:) must not be called")
    }

    func deleteLink(owner: String, name: String) async throws {
        fatalError("LinkServiceDummy.deleteLink(owner:name:) must not be called")
    }
}

/// A dummy of `LinkRepository`, yours to edit.
final class LinkRepositoryDummy: LinkRepository {
    var changes: AsyncThrowingStream<Link, any Error> { fatalError("LinkRepositoryDummy.changes must not be read") }

    func links(of owner: String) async throws(LinkProblem) -> [Link] {
        fatalError("LinkRepositoryDummy.links(of:) must not be called")
    }

    func add(_ link: Link, of owner: String) async throws(LinkProblem) {
        fatalError("LinkRepositoryDummy.add(_:of:) must not be called")
    }

    func firstLink() async throws(LinkProblem) -> Link {
        fatalError("LinkRepositoryDummy.firstLink() must not be called")
    }
}
