@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    var first: Note = Note()

    // MARK: find(_:)
    var findStub: (Note) -> Bool = { _ in false }
    func find(_ note: Note) -> Bool { findStub(note) }
}
