@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    var saveStub: (Note) throws -> Void = { _ in }
    /// Keeps a note.
    func save(_ note: Note) throws {
        saveCalls.append(note)
        try saveStub(note)
    }

    // What tests look for.
    // MARK: find(for:)
    private(set) var findForCalls: [Int] = []
    var findForStub: (Int) -> Note? = { _ in nil }
    func find(for id: Int) -> Note? {
        findForCalls.append(id)
        return findForStub(id)
    }
}
