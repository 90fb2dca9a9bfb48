@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var storedNote: Note

    init(note: Note = Note(id: 0, title: "")) { storedNote = note }

    func note() -> Note { storedNote }
    func save(_ note: Note) { storedNote = note }
}
