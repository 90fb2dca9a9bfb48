@testable import Notes

/// A fake of `NoteStore`, yours to edit.
final class NoteStoreFake: NoteStore {
    struct Storage {
        var notes: [Note] = []
    }

    private let storage = Locked(Storage())

    var notes: [Note] {
        get { storage.notes }
        set { storage.notes = newValue }
    }

    init(notes: [Note] = []) { storage.notes = notes }

    func save(_ note: Note) async throws {
        storage.withLock { storage in
            if let index = storage.notes.firstIndex(where: { $0.id == note.id }) {
                storage.notes[index] = note
            } else {
                storage.notes.append(note)
            }
        }
    }

    func note(id: Int) async throws -> Note? { storage.notes.first { $0.id == id } }
    func allNotes() async throws -> [Note] { storage.notes }

    func delete(id: Int) async throws {
        storage.withLock { storage in
            storage.notes.removeAll { $0.id == id }
        }
    }
}
