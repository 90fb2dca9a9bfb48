@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    var last: NoteID = NoteID(value: "")
    func save(_ id: NoteID) {}
}
