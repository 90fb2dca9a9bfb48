@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) async { saveCalls.append(note) }
}
