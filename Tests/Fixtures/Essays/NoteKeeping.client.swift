import Foundation
import NoteKeeping

/// A client of `NotesRepository`, yours to edit.
nonisolated struct NotesRepositoryClient: NotesRepository {
    /// A client whose members fail until they are set.
    static var unimplemented: NotesRepositoryClient { NotesRepositoryClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NotesRepository) {
        onFindNoteBy = { try await live.findNote(by: $0) }
        onNotesInNotebook = { try await live.notes(inNotebook: $0) }
        onFindNotesContaining = { try await live.findNotes(containing: $0) }
        onSaveNote = { try await live.save(note: $0) }
        onMoveNotesFromTo = { try await live.moveNotes(from: $0, to: $1) }
        onDeleteNotesWith = { try await live.deleteNotes(with: $0) }
    }

    // MARK: findNote(by:)
    var onFindNoteBy: (UUID) async throws -> Note? = { _ in
        TestIssue.report("NotesRepositoryClient.onFindNoteBy is not set", returning: nil)
    }
    func findNote(by id: UUID) async throws -> Note? { try await onFindNoteBy(id) }

    // MARK: notes(inNotebook:)
    var onNotesInNotebook: (UUID?) async throws -> [Note] = { _ in
        TestIssue.report("NotesRepositoryClient.onNotesInNotebook is not set", returning: [])
    }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await onNotesInNotebook(notebookID) }

    // MARK: findNotes(containing:)
    var onFindNotesContaining: (String) async throws -> [Note] = { _ in
        TestIssue.report("NotesRepositoryClient.onFindNotesContaining is not set", returning: [])
    }
    func findNotes(containing text: String) async throws -> [Note] { try await onFindNotesContaining(text) }

    // MARK: save(note:)
    var onSaveNote: (Note) async throws -> Void = { _ in
        TestIssue.report("NotesRepositoryClient.onSaveNote is not set")
    }
    func save(note: Note) async throws { try await onSaveNote(note) }

    // MARK: moveNotes(from:to:)
    var onMoveNotesFromTo: (UUID, UUID) async throws -> Void = { _, _ in
        TestIssue.report("NotesRepositoryClient.onMoveNotesFromTo is not set")
    }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        try await onMoveNotesFromTo(sourceID, destinationID)
    }

    // MARK: deleteNotes(with:)
    var onDeleteNotesWith: (Set<UUID>) async throws -> Void = { _ in
        TestIssue.report("NotesRepositoryClient.onDeleteNotesWith is not set")
    }
    func deleteNotes(with ids: Set<UUID>) async throws { try await onDeleteNotesWith(ids) }
}

/// A client of `NoteSaver`, yours to edit.
nonisolated struct NoteSaverClient: NoteSaver {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteSaverClient { NoteSaverClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteSaver) {
        onSaveNote = { try await live.save(note: $0) }
    }

    // MARK: save(note:)
    var onSaveNote: (Note) async throws -> Void = { _ in TestIssue.report("NoteSaverClient.onSaveNote is not set") }
    func save(note: Note) async throws { try await onSaveNote(note) }
}

/// A client of `NoteMover`, yours to edit.
nonisolated struct NoteMoverClient: NoteMover {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteMoverClient { NoteMoverClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteMover) {
        onMoveNotesFromTo = { try await live.moveNotes(from: $0, to: $1) }
    }

    // MARK: moveNotes(from:to:)
    var onMoveNotesFromTo: (UUID, UUID) async throws -> Void = { _, _ in
        TestIssue.report("NoteMoverClient.onMoveNotesFromTo is not set")
    }
    func moveNotes(from sourceID: UUID, to destinationID: UUID) async throws {
        try await onMoveNotesFromTo(sourceID, destinationID)
    }
}

/// A client of `NoteDeleter`, yours to edit.
nonisolated struct NoteDeleterClient: NoteDeleter {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteDeleterClient { NoteDeleterClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteDeleter) {
        onDeleteNotesWith = { try await live.deleteNotes(with: $0) }
    }

    // MARK: deleteNotes(with:)
    var onDeleteNotesWith: (Set<UUID>) async throws -> Void = { _ in
        TestIssue.report("NoteDeleterClient.onDeleteNotesWith is not set")
    }
    func deleteNotes(with ids: Set<UUID>) async throws { try await onDeleteNotesWith(ids) }
}

/// A client of `NoteFinder`, yours to edit.
nonisolated struct NoteFinderClient: NoteFinder {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteFinderClient { NoteFinderClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteFinder) {
        onFindNoteBy = { try await live.findNote(by: $0) }
        onNotesInNotebook = { try await live.notes(inNotebook: $0) }
        onFindNotesContaining = { try await live.findNotes(containing: $0) }
    }

    // MARK: findNote(by:)
    var onFindNoteBy: (UUID) async throws -> Note? = { _ in
        TestIssue.report("NoteFinderClient.onFindNoteBy is not set", returning: nil)
    }
    func findNote(by id: UUID) async throws -> Note? { try await onFindNoteBy(id) }

    // MARK: notes(inNotebook:)
    var onNotesInNotebook: (UUID?) async throws -> [Note] = { _ in
        TestIssue.report("NoteFinderClient.onNotesInNotebook is not set", returning: [])
    }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await onNotesInNotebook(notebookID) }

    // MARK: findNotes(containing:)
    var onFindNotesContaining: (String) async throws -> [Note] = { _ in
        TestIssue.report("NoteFinderClient.onFindNotesContaining is not set", returning: [])
    }
    func findNotes(containing text: String) async throws -> [Note] { try await onFindNotesContaining(text) }
}

/// A client of `NoteKeeper`, yours to edit.
nonisolated struct NoteKeeperClient: NoteKeeper {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteKeeperClient { NoteKeeperClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteKeeper) {
        onSaveNote = { try await live.save(note: $0) }
        onDeleteNotesWith = { try await live.deleteNotes(with: $0) }
        onFindNoteBy = { try await live.findNote(by: $0) }
        onNotesInNotebook = { try await live.notes(inNotebook: $0) }
        onFindNotesContaining = { try await live.findNotes(containing: $0) }
    }

    // MARK: save(note:)
    var onSaveNote: (Note) async throws -> Void = { _ in TestIssue.report("NoteKeeperClient.onSaveNote is not set") }
    func save(note: Note) async throws { try await onSaveNote(note) }

    // MARK: deleteNotes(with:)
    var onDeleteNotesWith: (Set<UUID>) async throws -> Void = { _ in
        TestIssue.report("NoteKeeperClient.onDeleteNotesWith is not set")
    }
    func deleteNotes(with ids: Set<UUID>) async throws { try await onDeleteNotesWith(ids) }

    // MARK: findNote(by:)
    var onFindNoteBy: (UUID) async throws -> Note? = { _ in
        TestIssue.report("NoteKeeperClient.onFindNoteBy is not set", returning: nil)
    }
    func findNote(by id: UUID) async throws -> Note? { try await onFindNoteBy(id) }

    // MARK: notes(inNotebook:)
    var onNotesInNotebook: (UUID?) async throws -> [Note] = { _ in
        TestIssue.report("NoteKeeperClient.onNotesInNotebook is not set", returning: [])
    }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await onNotesInNotebook(notebookID) }

    // MARK: findNotes(containing:)
    var onFindNotesContaining: (String) async throws -> [Note] = { _ in
        TestIssue.report("NoteKeeperClient.onFindNotesContaining is not set", returning: [])
    }
    func findNotes(containing text: String) async throws -> [Note] { try await onFindNotesContaining(text) }
}

/// A client of `NoteEditing`, yours to edit.
nonisolated struct NoteEditingClient: NoteEditing {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteEditingClient { NoteEditingClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteEditing) {
        onSaveNote = { try await live.save(note: $0) }
        onFindNoteBy = { try await live.findNote(by: $0) }
        onNotesInNotebook = { try await live.notes(inNotebook: $0) }
        onFindNotesContaining = { try await live.findNotes(containing: $0) }
    }

    // MARK: save(note:)
    var onSaveNote: (Note) async throws -> Void = { _ in TestIssue.report("NoteEditingClient.onSaveNote is not set") }
    func save(note: Note) async throws { try await onSaveNote(note) }

    // MARK: findNote(by:)
    var onFindNoteBy: (UUID) async throws -> Note? = { _ in
        TestIssue.report("NoteEditingClient.onFindNoteBy is not set", returning: nil)
    }
    func findNote(by id: UUID) async throws -> Note? { try await onFindNoteBy(id) }

    // MARK: notes(inNotebook:)
    var onNotesInNotebook: (UUID?) async throws -> [Note] = { _ in
        TestIssue.report("NoteEditingClient.onNotesInNotebook is not set", returning: [])
    }
    func notes(inNotebook notebookID: UUID?) async throws -> [Note] { try await onNotesInNotebook(notebookID) }

    // MARK: findNotes(containing:)
    var onFindNotesContaining: (String) async throws -> [Note] = { _ in
        TestIssue.report("NoteEditingClient.onFindNotesContaining is not set", returning: [])
    }
    func findNotes(containing text: String) async throws -> [Note] { try await onFindNotesContaining(text) }
}

/// A client of `ComposerDelegate`, yours to edit.
final class ComposerDelegateClient: ComposerDelegate {
    /// A client whose members fail until they are set.
    static var unimplemented: ComposerDelegateClient { ComposerDelegateClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some ComposerDelegate) {
        onComposerDidCancel = { live.composerDidCancel() }
        onComposerDidSave = { live.composer(didSave: $0) }
        onComposerDidFailWith = { live.composer(didFailWith: $0) }
        onComposerShouldClose = { live.composerShouldClose() }
    }

    // MARK: composerDidCancel()
    var onComposerDidCancel: () -> Void = { TestIssue.report("ComposerDelegateClient.onComposerDidCancel is not set") }
    func composerDidCancel() { onComposerDidCancel() }

    // MARK: composer(didSave:)
    var onComposerDidSave: (Note) -> Void = { _ in
        TestIssue.report("ComposerDelegateClient.onComposerDidSave is not set")
    }
    func composer(didSave note: Note) { onComposerDidSave(note) }

    // MARK: composer(didFailWith:)
    var onComposerDidFailWith: (any Error) -> Void = { _ in
        TestIssue.report("ComposerDelegateClient.onComposerDidFailWith is not set")
    }
    func composer(didFailWith error: any Error) { onComposerDidFailWith(error) }

    // MARK: composerShouldClose()
    var onComposerShouldClose: () -> Bool = {
        TestIssue.report("ComposerDelegateClient.onComposerShouldClose is not set", returning: false)
    }
    func composerShouldClose() -> Bool { onComposerShouldClose() }
}
