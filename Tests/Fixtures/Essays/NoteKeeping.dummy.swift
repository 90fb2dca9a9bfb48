import Foundation
import NoteKeeping

/// A dummy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryDummy: NotesRepository {
    func findNote(by id: UUID) async throws -> Note? {
        TestIssue.report("NotesRepositoryDummy.findNote(by:) must not be called", returning: nil)
    }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        TestIssue.report("NotesRepositoryDummy.notes(inNotebook:) must not be called", returning: [])
    }

    func findNotes(containing text: String) async throws -> [Note] {
        TestIssue.report("NotesRepositoryDummy.findNotes(containing:) must not be called", returning: [])
    }

    func save(note: Note) async throws { TestIssue.report("NotesRepositoryDummy.save(note:) must not be called") }

    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        TestIssue.report("NotesRepositoryDummy.moveNotes(from:to:) must not be called")
    }

    func deleteNotes(with ids: Set<UUID>) async throws {
        TestIssue.report("NotesRepositoryDummy.deleteNotes(with:) must not be called")
    }
}

/// A dummy of `NoteSaver`, yours to edit.
nonisolated final class NoteSaverDummy: NoteSaver {
    func save(note: Note) async throws { TestIssue.report("NoteSaverDummy.save(note:) must not be called") }
}

/// A dummy of `NoteMover`, yours to edit.
nonisolated final class NoteMoverDummy: NoteMover {
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        TestIssue.report("NoteMoverDummy.moveNotes(from:to:) must not be called")
    }
}

/// A dummy of `NoteDeleter`, yours to edit.
nonisolated final class NoteDeleterDummy: NoteDeleter {
    func deleteNotes(with ids: Set<UUID>) async throws {
        TestIssue.report("NoteDeleterDummy.deleteNotes(with:) must not be called")
    }
}

/// A dummy of `NoteFinder`, yours to edit.
nonisolated final class NoteFinderDummy: NoteFinder {
    func findNote(by id: UUID) async throws -> Note? {
        TestIssue.report("NoteFinderDummy.findNote(by:) must not be called", returning: nil)
    }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        TestIssue.report("NoteFinderDummy.notes(inNotebook:) must not be called", returning: [])
    }

    func findNotes(containing text: String) async throws -> [Note] {
        TestIssue.report("NoteFinderDummy.findNotes(containing:) must not be called", returning: [])
    }
}

/// A dummy of `NoteKeeper`, yours to edit.
nonisolated final class NoteKeeperDummy: NoteKeeper {
    func save(note: Note) async throws { TestIssue.report("NoteKeeperDummy.save(note:) must not be called") }

    func deleteNotes(with ids: Set<UUID>) async throws {
        TestIssue.report("NoteKeeperDummy.deleteNotes(with:) must not be called")
    }

    func findNote(by id: UUID) async throws -> Note? {
        TestIssue.report("NoteKeeperDummy.findNote(by:) must not be called", returning: nil)
    }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        TestIssue.report("NoteKeeperDummy.notes(inNotebook:) must not be called", returning: [])
    }

    func findNotes(containing text: String) async throws -> [Note] {
        TestIssue.report("NoteKeeperDummy.findNotes(containing:) must not be called", returning: [])
    }
}

/// A dummy of `NoteEditing`, yours to edit.
nonisolated final class NoteEditingDummy: NoteEditing {
    func save(note: Note) async throws { TestIssue.report("NoteEditingDummy.save(note:) must not be called") }

    func findNote(by id: UUID) async throws -> Note? {
        TestIssue.report("NoteEditingDummy.findNote(by:) must not be called", returning: nil)
    }

    func notes(inNotebook notebookID: UUID?) async throws -> [Note] {
        TestIssue.report("NoteEditingDummy.notes(inNotebook:) must not be called", returning: [])
    }

    func findNotes(containing text: String) async throws -> [Note] {
        TestIssue.report("NoteEditingDummy.findNotes(containing:) must not be called", returning: [])
    }
}

/// A dummy of `ComposerDelegate`, yours to edit.
final class ComposerDelegateDummy: ComposerDelegate {
    func composerDidCancel() { TestIssue.report("ComposerDelegateDummy.composerDidCancel() must not be called") }

    func composer(didSave note: Note) {
        TestIssue.report("ComposerDelegateDummy.composer(didSave:) must not be called")
    }

    func composer(didFailWith error: any Error) {
        TestIssue.report("ComposerDelegateDummy.composer(didFailWith:) must not be called")
    }

    func composerShouldClose() -> Bool {
        TestIssue.report("ComposerDelegateDummy.composerShouldClose() must not be called", returning: false)
    }
}
