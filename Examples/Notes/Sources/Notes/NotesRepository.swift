import Foundation

// understudy: spy
/// Keeps notes.
public protocol NotesRepository {
    /// The note with that identifier, if there is one.
    func findNote(by id: Note.ID) async throws -> Note?
    /// All notes of a notebook, the newest last.
    func allNotes(for notebook: Notebook) async throws -> [Note]
    /// The notes that hold a text, in whichever notebook.
    func findNotes(by text: String) async throws -> [Note]
    /// Adds a note, or replaces the one with its identifier.
    func save(note: Note) async throws
    /// Moves the newest note of a notebook into another one.
    func moveNote(from source: Notebook, to destination: Notebook) async throws
    /// Removes a note.
    func deleteNote(with id: Note.ID) async throws
}
