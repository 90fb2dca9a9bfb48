@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ paper: Note) { saveCalls.append(paper) }

    // MARK: open(_:)
    var openCalls: [Note] = []
    func open(_ note: Note) { openCalls.append(note) }
}
