import Foundation

/// Keeps notes for as long as it lives.
public final class InMemoryNotesRepository: NotesRepository {
    private var notes: [Note]

    /// Begins with these notes.
    public init(_ notes: [Note] = []) {
        self.notes = notes
    }

    /// The note with that identifier.
    public func findNote(by id: Note.ID) async throws -> Note? {
        notes.first { $0.id == id }
    }

    /// The notes of a notebook, in the order they came.
    public func allNotes(for notebook: Notebook) async throws -> [Note] {
        notes.filter { $0.notebook == notebook.id }
    }

    /// The notes that hold a text.
    public func findNotes(by text: String) async throws -> [Note] {
        notes.filter { $0.text.contains(text) }
    }

    /// Adds a note, or puts it in the place of the one with its identifier.
    public func save(note: Note) async throws {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    /// Moves the last note of a notebook; does nothing where there is none.
    public func moveNote(from source: Notebook, to destination: Notebook) async throws {
        guard let index = notes.lastIndex(where: { $0.notebook == source.id }) else { return }
        notes[index].notebook = destination.id
    }

    /// Removes a note; does nothing where there is none.
    public func deleteNote(with id: Note.ID) async throws {
        notes.removeAll { $0.id == id }
    }
}
