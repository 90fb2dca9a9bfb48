@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {
    init() {}

    init(load: [Int] = []) { self.loadHandler = { load } }  // to start with

    // MARK: load
    var loadHandler: (() async throws -> [Int])?
    var load: [Int] {
        get async throws {
            if let loadHandler { return try await loadHandler() }
            return []
        }
    }
}
