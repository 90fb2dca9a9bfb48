@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) throws -> Void = { _ in }
    func save(_ note: Note) throws {
        saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> Note = { Note(id: 0) }
    func load() -> Note {
        loadCallCount += 1
        return loadStub()
    }
}
