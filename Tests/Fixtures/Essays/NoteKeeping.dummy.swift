import Foundation
import NoteKeeping

/// A dummy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryDummy: NotesRepository {
    func findNote(by id: UUID) async throws -> Note? {
        fatalError("NotesRepositoryDummy.findNote(by:) must not be called")
    }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        fatalError("NotesRepositoryDummy.notes(inNotebook:) must not be called")
    }

    func findNotes(containing text: String) async throws -> [Note] {
        fatalError("NotesRepositoryDummy.findNotes(containing:) must not be called")
    }

    func save(note: Note) async throws { fatalError("NotesRepositoryDummy.save(note:) must not be called") }

    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        fatalError("NotesRepositoryDummy.moveNotes(from:to:) must not be called")
    }

    func deleteNotes(with ids: Set<UUID>) async throws {
        fatalError("NotesRepositoryDummy.deleteNotes(with:) must not be called")
    }
}

/// A dummy of `NoteSaver`, yours to edit.
nonisolated final class NoteSaverDummy: NoteSaver {
    func save(note: Note) async throws { fatalError("NoteSaverDummy.save(note:) must not be called") }
}

/// A dummy of `NoteMover`, yours to edit.
nonisolated final class NoteMoverDummy: NoteMover {
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        fatalError("NoteMoverDummy.moveNotes(from:to:) must not be called")
    }
}

/// A dummy of `NoteDeleter`, yours to edit.
nonisolated final class NoteDeleterDummy: NoteDeleter {
    func deleteNotes(with ids: Set<UUID>) async throws {
        fatalError("NoteDeleterDummy.deleteNotes(with:) must not be called")
    }
}

/// A dummy of `NoteFinder`, yours to edit.
nonisolated final class NoteFinderDummy: NoteFinder {
    func findNote(by id: UUID) async throws -> Note? { fatalError("NoteFinderDummy.findNote(by:) must not be called") }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        fatalError("NoteFinderDummy.notes(inNotebook:) must not be called")
    }

    func findNotes(containing text: String) async throws -> [Note] {
        fatalError("NoteFinderDummy.findNotes(containing:) must not be called")
    }
}

/// A dummy of `NoteKeeper`, yours to edit.
nonisolated final class NoteKeeperDummy: NoteKeeper {
    func save(note: Note) async throws { fatalError("NoteKeeperDummy.save(note:) must not be called") }

    func deleteNotes(with ids: Set<UUID>) async throws {
        fatalError("NoteKeeperDummy.deleteNotes(with:) must not be called")
    }

    func findNote(by id: UUID) async throws -> Note? { fatalError("NoteKeeperDummy.findNote(by:) must not be called") }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        fatalError("NoteKeeperDummy.notes(inNotebook:) must not be called")
    }

    func findNotes(containing text: String) async throws -> [Note] {
        fatalError("NoteKeeperDummy.findNotes(containing:) must not be called")
    }
}

/// A dummy of `NoteEditing`, yours to edit.
nonisolated final class NoteEditingDummy: NoteEditing {
    func save(note: Note) async throws { fatalError("NoteEditingDummy.save(note:) must not be called") }
    func findNote(by id: UUID) async throws -> Note? { fatalError("NoteEditingDummy.findNote(by:) must not be called") }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        fatalError("NoteEditingDummy.notes(inNotebook:) must not be called")
    }

    func findNotes(containing text: String) async throws -> [Note] {
        fatalError("NoteEditingDummy.findNotes(containing:) must not be called")
    }
}

/// A dummy of `ComposerDelegate`, yours to edit.
final class ComposerDelegateDummy: ComposerDelegate {
    func composerDidCancel() { fatalError("ComposerDelegateDummy.composerDidCancel() must not be called") }
    func composer(didSave note: Note) { fatalError("ComposerDelegateDummy.composer(didSave:) must not be called") }

    func composer(didFailWith error: any Error) {
        fatalError("ComposerDelegateDummy.composer(didFailWith:) must not be called")
    }

    func composerShouldClose() -> Bool { fatalError("ComposerDelegateDummy.composerShouldClose() must not be called") }
}
