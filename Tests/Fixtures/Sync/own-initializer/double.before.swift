@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    convenience init(notes: [Note]) { self.init() }

    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}
