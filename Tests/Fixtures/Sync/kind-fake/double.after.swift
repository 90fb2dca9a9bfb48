@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func save(_ note: Note) throws {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    func find(for id: Int) -> Note? { notes.first { $0.id == id } }
    func load() throws -> [Note] { notes }
    func refresh() {}
}
