@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    // MARK: load()
    var loadStub: () -> Note = { Note(id: "", isDone: false) }
    func load() -> Note { loadStub() }

    // MARK: first()
    var firstStub: () -> Note = { Note(id: "", isDone: false) }
    func first() -> Note {
        assert(last.isDone)
        return firstStub()
    }

    var last: Note = Note(id: "", isDone: false)
    func clear() {}
}
