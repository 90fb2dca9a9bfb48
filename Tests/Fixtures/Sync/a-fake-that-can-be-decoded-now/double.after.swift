@testable import Notes

/// A fake of `Store`, yours to edit.
nonisolated final class StoreFake: Store {
    var notes: [Note] = []

    init(notes: [Note] = []) { self.notes = notes }

    func note(_ id: Int) -> Note? { notes.first { $0.id == id } }

    func add(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    init(from decoder: any Decoder) throws {}
}
