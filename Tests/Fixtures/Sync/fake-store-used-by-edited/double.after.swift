@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func save(_ note: Note) throws {
        if let index = notes.lastIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    func load(id: Int) -> Note? { notes.last { $0.id == id } }
    func refresh() {}
}
