import Foundation
import NoteKeeping

/// A spy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositorySpy: NotesRepository {
    // MARK: findNote(by:)
    private(set) var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    private(set) var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    private(set) var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }

    // MARK: save(note:)
    private(set) var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: moveNotes(from:to:)
    private(set) var moveNotesFromToCalls: [(sourceID: UUID, destinationID: UUID)] = []
    var moveNotesFromToStub: (UUID, UUID) async throws -> Void = { _, _ in }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        moveNotesFromToCalls.append((sourceID, destinationID))
        try await moveNotesFromToStub(sourceID, destinationID)
    }

    // MARK: deleteNotes(with:)
    private(set) var deleteNotesWithCalls: [Set<UUID>] = []
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws {
        deleteNotesWithCalls.append(ids)
        try await deleteNotesWithStub(ids)
    }
}

/// A spy of `NoteSaver`, yours to edit.
nonisolated final class NoteSaverSpy: NoteSaver {
    // MARK: save(note:)
    private(set) var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }
}

/// A spy of `NoteMover`, yours to edit.
nonisolated final class NoteMoverSpy: NoteMover {
    // MARK: moveNotes(from:to:)
    private(set) var moveNotesFromToCalls: [(sourceID: UUID, destinationID: UUID)] = []
    var moveNotesFromToStub: (UUID, UUID) async throws -> Void = { _, _ in }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        moveNotesFromToCalls.append((sourceID, destinationID))
        try await moveNotesFromToStub(sourceID, destinationID)
    }
}

/// A spy of `NoteDeleter`, yours to edit.
nonisolated final class NoteDeleterSpy: NoteDeleter {
    // MARK: deleteNotes(with:)
    private(set) var deleteNotesWithCalls: [Set<UUID>] = []
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws {
        deleteNotesWithCalls.append(ids)
        try await deleteNotesWithStub(ids)
    }
}

/// A spy of `NoteFinder`, yours to edit.
nonisolated final class NoteFinderSpy: NoteFinder {
    // MARK: findNote(by:)
    private(set) var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    private(set) var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    private(set) var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }
}

/// A spy of `NoteKeeper`, yours to edit.
nonisolated final class NoteKeeperSpy: NoteKeeper {
    // MARK: save(note:)
    private(set) var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: deleteNotes(with:)
    private(set) var deleteNotesWithCalls: [Set<UUID>] = []
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws {
        deleteNotesWithCalls.append(ids)
        try await deleteNotesWithStub(ids)
    }

    // MARK: findNote(by:)
    private(set) var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    private(set) var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    private(set) var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }
}

/// A spy of `NoteEditing`, yours to edit.
nonisolated final class NoteEditingSpy: NoteEditing {
    // MARK: save(note:)
    private(set) var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: findNote(by:)
    private(set) var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    private(set) var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    private(set) var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }
}

/// A spy of `ComposerDelegate`, yours to edit.
final class ComposerDelegateSpy: ComposerDelegate {
    // MARK: composerDidCancel()
    private(set) var composerDidCancelCallCount = 0
    func composerDidCancel() { composerDidCancelCallCount += 1 }

    // MARK: composer(didSave:)
    private(set) var composerDidSaveCalls: [Note] = []
    func composer(didSave note: Note) { composerDidSaveCalls.append(note) }

    // MARK: composer(didFailWith:)
    private(set) var composerDidFailWithCalls: [any Error] = []
    func composer(didFailWith error: any Error) { composerDidFailWithCalls.append(error) }

    // MARK: composerShouldClose()
    private(set) var composerShouldCloseCallCount = 0
    var composerShouldCloseStub: () -> Bool = { false }
    func composerShouldClose() -> Bool {
        composerShouldCloseCallCount += 1
        return composerShouldCloseStub()
    }
}
