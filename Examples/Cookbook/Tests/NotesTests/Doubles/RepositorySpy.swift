@testable import Notes

/// A spy of `Repository`, yours to edit.
final class RepositorySpy<Item>: Repository {
    // MARK: all()
    var allCallCount = 0
    var allStub: () async throws -> [Item] = { [] }
    func all() async throws -> [Item] {
        allCallCount += 1
        return try await allStub()
    }
}
