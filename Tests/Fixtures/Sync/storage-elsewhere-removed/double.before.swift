@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    private(set) var saveCalls: [Note] = []

    // MARK: save(_:)
    func save(_ note: Note) { saveCalls.append(note) }

    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}
