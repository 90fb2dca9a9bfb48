import Foundation
import Stores

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

    struct NotFound: Error {}

    func save(_ note: Note) async throws {
        storage.withLock { storage in
            if let index = storage.notes.firstIndex(where: { $0.id == note.id }) {
                storage.notes[index] = note
            } else {
                storage.notes.append(note)
            }
        }
    }

    func note(id: UUID) async throws -> Note? { storage.notes.first { $0.id == id } }
    func allNotes() async throws -> [Note] { storage.notes }

    func findNotes(text: String) async throws -> [Note] {
        let text = text.lowercased()
        return storage.notes.filter { text.isEmpty || $0.title.lowercased().contains(text) }
    }

    func delete(id: UUID) async throws {
        storage.withLock { storage in
            storage.notes.removeAll { $0.id == id }
        }
    }

    func markAsDone(id: UUID) async throws {
        try storage.withLock { storage in
            guard let index = storage.notes.firstIndex(where: { $0.id == id }) else { throw NotFound() }
            storage.notes[index].isDone = true
        }
    }
}
