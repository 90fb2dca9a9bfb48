@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    var saveStub: (Int) async throws -> Void = { _ in }
    internal func save(_ note: Int) async throws {
        self.saveCalls.append(note)
        try await saveStub(note)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    internal func load() -> Int {
        self.loadCallCount += 1
        return loadStub()
    }
}
