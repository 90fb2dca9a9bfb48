import Notes
import Testing

/// A spy of `NotesRepository`, yours to edit.
///
/// `understudy generate NotesRepository` wrote it; the notes to start with, the failure and the checks are ours.
nonisolated final class NotesRepositorySpy: NotesRepository {
    /// What is found in a notebook; set it instead of each stub.
    init(_ notes: [Note] = []) {
        findNoteByStub = { id in notes.first { $0.id == id } }
        allNotesForStub = { notebook in notes.filter { $0.notebook == notebook.id } }
    }

    // MARK: findNote(by:)
    private(set) var findNoteByCalls: [Note.ID] = []
    var findNoteByStub: (Note.ID) async throws -> Note? = { _ in nil }
    func findNote(by id: Note.ID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: allNotes(for:)
    private(set) var allNotesForCalls: [Notebook] = []
    var allNotesForStub: (Notebook) async throws -> [Note] = { _ in [] }
    func allNotes(for notebook: Notebook) async throws -> [Note] {
        allNotesForCalls.append(notebook)
        return try await allNotesForStub(notebook)
    }

    // MARK: findNotes(by:)
    private(set) var findNotesByCalls: [String] = []
    var findNotesByStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(by text: String) async throws -> [Note] {
        findNotesByCalls.append(text)
        return try await findNotesByStub(text)
    }

    // MARK: save(note:)
    private(set) var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: moveNote(from:to:)
    private(set) var moveNoteFromToCalls: [(source: Notebook, destination: Notebook)] = []
    var moveNoteFromToStub: (Notebook, Notebook) async throws -> Void = { _, _ in }
    func moveNote(from source: Notebook, to destination: Notebook) async throws {
        #expect(source != destination, "a note was moved to where it is")
        moveNoteFromToCalls.append((source, destination))
        try await moveNoteFromToStub(source, destination)
    }

    // MARK: deleteNote(with:)
    private(set) var deleteNoteWithCalls: [Note.ID] = []
    var deleteNoteWithStub: (Note.ID) async throws -> Void = { _ in }
    func deleteNote(with id: Note.ID) async throws {
        deleteNoteWithCalls.append(id)
        try await deleteNoteWithStub(id)
    }

    /// Makes everything that changes a note fail from now on.
    func refuseChanges() {
        saveNoteStub = { _ in throw Refusal() }
        moveNoteFromToStub = { _, _ in throw Refusal() }
        deleteNoteWithStub = { _ in throw Refusal() }
    }

    struct Refusal: Error {}
}
