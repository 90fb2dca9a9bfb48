@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: sync()
    var syncCallCount = 0
    var syncStub: () async throws -> [Int] = { [1, 2] }
    func sync() async throws -> [Int] {
        syncCallCount += 1
        return try await syncStub()
    }

    // MARK: save(_:)
    var saveCalls: [Int] = []
    func save(_ value: Int) { saveCalls.append(value) }
}
