@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) async throws -> Void = { _ in }
    func save(_ note: Note) async throws {
        assert(note.id >= 0)
        saveCalls.append(note)
        try await saveStub(note)
    }

    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? {
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: refresh()
    private(set) var refreshCallCount = 0
    func refresh() { refreshCallCount += 1 }
}
