import Foundation
import NoteKeeping

/// A stub of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryStub: NotesRepository {
    // MARK: findNote(by:)
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? { try await findNoteByStub(id) }

    // MARK: notes(inNotebook:)
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await notesInNotebookStub(notebookID) }

    // MARK: findNotes(containing:)
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] { try await findNotesContainingStub(text) }

    // MARK: save(note:)
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws { try await saveNoteStub(note) }

    // MARK: moveNotes(from:to:)
    var moveNotesFromToStub: (UUID, UUID) async throws -> Void = { _, _ in }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        try await moveNotesFromToStub(sourceID, destinationID)
    }

    // MARK: deleteNotes(with:)
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws { try await deleteNotesWithStub(ids) }
}

/// A stub of `NoteSaver`, yours to edit.
nonisolated final class NoteSaverStub: NoteSaver {
    // MARK: save(note:)
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws { try await saveNoteStub(note) }
}

/// A stub of `NoteMover`, yours to edit.
nonisolated final class NoteMoverStub: NoteMover {
    // MARK: moveNotes(from:to:)
    var moveNotesFromToStub: (UUID, UUID) async throws -> Void = { _, _ in }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        try await moveNotesFromToStub(sourceID, destinationID)
    }
}

/// A stub of `NoteDeleter`, yours to edit.
nonisolated final class NoteDeleterStub: NoteDeleter {
    // MARK: deleteNotes(with:)
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws { try await deleteNotesWithStub(ids) }
}

/// A stub of `NoteFinder`, yours to edit.
nonisolated final class NoteFinderStub: NoteFinder {
    // MARK: findNote(by:)
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? { try await findNoteByStub(id) }

    // MARK: notes(inNotebook:)
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await notesInNotebookStub(notebookID) }

    // MARK: findNotes(containing:)
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] { try await findNotesContainingStub(text) }
}

/// A stub of `NoteKeeper`, yours to edit.
nonisolated final class NoteKeeperStub: NoteKeeper {
    // MARK: save(note:)
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws { try await saveNoteStub(note) }

    // MARK: deleteNotes(with:)
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws { try await deleteNotesWithStub(ids) }

    // MARK: findNote(by:)
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? { try await findNoteByStub(id) }

    // MARK: notes(inNotebook:)
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await notesInNotebookStub(notebookID) }

    // MARK: findNotes(containing:)
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] { try await findNotesContainingStub(text) }
}

/// A stub of `NoteEditing`, yours to edit.
nonisolated final class NoteEditingStub: NoteEditing {
    // MARK: save(note:)
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws { try await saveNoteStub(note) }

    // MARK: findNote(by:)
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? { try await findNoteByStub(id) }

    // MARK: notes(inNotebook:)
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await notesInNotebookStub(notebookID) }

    // MARK: findNotes(containing:)
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] { try await findNotesContainingStub(text) }
}

/// A stub of `ComposerDelegate`, yours to edit.
final class ComposerDelegateStub: ComposerDelegate {
    func composerDidCancel() {}
    func composer(didSave note: Note) {}
    func composer(didFailWith error: any Error) {}

    // MARK: composerShouldClose()
    var composerShouldCloseStub: () -> Bool = { false }
    func composerShouldClose() -> Bool { composerShouldCloseStub() }
}
