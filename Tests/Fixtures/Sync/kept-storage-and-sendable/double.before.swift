@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) {
        assert(note.id > 0)
        saveCalls.append(note)
    }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}
