import Foundation
import NoteKeeping

/// A spy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositorySpy: NotesRepository {
    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }

    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: moveNotes(from:to:)
    struct MoveNotesFromToCall: RecordedCall { let sourceID: UUID, destinationID: UUID }
    var moveNotesFromToCalls: [MoveNotesFromToCall] = []
    var moveNotesFromToStub: (UUID, UUID) async throws -> Void = { _, _ in }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        moveNotesFromToCalls.append(.init(sourceID: sourceID, destinationID: destinationID))
        try await moveNotesFromToStub(sourceID, destinationID)
    }

    // MARK: deleteNotes(with:)
    var deleteNotesWithCalls: [Set<UUID>] = []
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws {
        deleteNotesWithCalls.append(ids)
        try await deleteNotesWithStub(ids)
    }
}

/// A spy of `NoteSaver`, yours to edit.
nonisolated final class NoteSaverSpy: NoteSaver {
    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }
}

/// A spy of `NoteMover`, yours to edit.
nonisolated final class NoteMoverSpy: NoteMover {
    // MARK: moveNotes(from:to:)
    struct MoveNotesFromToCall: RecordedCall { let sourceID: UUID, destinationID: UUID }
    var moveNotesFromToCalls: [MoveNotesFromToCall] = []
    var moveNotesFromToStub: (UUID, UUID) async throws -> Void = { _, _ in }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        moveNotesFromToCalls.append(.init(sourceID: sourceID, destinationID: destinationID))
        try await moveNotesFromToStub(sourceID, destinationID)
    }
}

/// A spy of `NoteDeleter`, yours to edit.
nonisolated final class NoteDeleterSpy: NoteDeleter {
    // MARK: deleteNotes(with:)
    var deleteNotesWithCalls: [Set<UUID>] = []
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws {
        deleteNotesWithCalls.append(ids)
        try await deleteNotesWithStub(ids)
    }
}

/// A spy of `NoteFinder`, yours to edit.
nonisolated final class NoteFinderSpy: NoteFinder {
    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }
}

/// A spy of `NoteKeeper`, yours to edit.
nonisolated final class NoteKeeperSpy: NoteKeeper {
    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: deleteNotes(with:)
    var deleteNotesWithCalls: [Set<UUID>] = []
    var deleteNotesWithStub: (Set<UUID>) async throws -> Void = { _ in }
    func deleteNotes(with ids: Set<UUID>) async throws {
        deleteNotesWithCalls.append(ids)
        try await deleteNotesWithStub(ids)
    }

    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }
}

/// A spy of `NoteEditing`, yours to edit.
nonisolated final class NoteEditingSpy: NoteEditing {
    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(inNotebook:)
    var notesInNotebookCalls: [UUID?] = []
    var notesInNotebookStub: (UUID?) async throws -> [Note] = { _ in [] }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        notesInNotebookCalls.append(notebookID)
        return try await notesInNotebookStub(notebookID)
    }

    // MARK: findNotes(containing:)
    var findNotesContainingCalls: [String] = []
    var findNotesContainingStub: (String) async throws -> [Note] = { _ in [] }
    func findNotes(containing text: String) async throws -> [Note] {
        findNotesContainingCalls.append(text)
        return try await findNotesContainingStub(text)
    }
}

/// A spy of `ComposerDelegate`, yours to edit.
final class ComposerDelegateSpy: ComposerDelegate {
    // MARK: composerDidCancel()
    var composerDidCancelCallCount = 0
    func composerDidCancel() { composerDidCancelCallCount += 1 }

    // MARK: composer(didSave:)
    var composerDidSaveCalls: [Note] = []
    func composer(didSave note: Note) { composerDidSaveCalls.append(note) }

    // MARK: composer(didFailWith:)
    var composerDidFailWithCalls: [any Error] = []
    func composer(didFailWith error: any Error) { composerDidFailWithCalls.append(error) }

    // MARK: composerShouldClose()
    var composerShouldCloseCallCount = 0
    var composerShouldCloseStub: () -> Bool = { false }
    func composerShouldClose() -> Bool {
        composerShouldCloseCallCount += 1
        return composerShouldCloseStub()
    }
}
