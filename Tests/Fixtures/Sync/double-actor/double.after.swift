@testable import Notes

/// A spy of `Store`, yours to edit.
actor StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) async throws -> Void = { _ in }
    func save(_ note: Note) async throws {
        saveCalls.append(note)
        try await saveStub(note)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () async -> Int = { 0 }
    func load() async -> Int {
        loadCallCount += 1
        return await loadStub()
    }
}
