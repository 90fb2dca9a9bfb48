@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: load()
    var loadStub: () -> Note = { Note(id: 0, title: "") }
    func load() -> Note { loadStub() }

    var first: Note = Note(id: 0, title: "")
    func clear() {}
}
