import Foundation
import Notes

/// A stub of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryStub: NotesRepository {
    // MARK: save(note:)
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws { try await saveNoteStub(note) }

    // MARK: move(note:to:)
    var moveNoteToStub: (Note, Folder) async throws -> Void = { _, _ in }
    func move(note: Note, to folder: Folder) async throws { try await moveNoteToStub(note, folder) }

    func delete(id: UUID, permanently: Bool) {}

    // MARK: findNote(by:)
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? { try await findNoteByStub(id) }

    // MARK: notes(in:)
    var notesInStub: (Folder) -> [Note] = { _ in [] }
    func notes(in folder: Folder) -> [Note] { notesInStub(folder) }

    // MARK: newest()
    var newestStub: () -> Note = { Note(id: 0) }
    func newest() -> Note { newestStub() }

    func refresh() {}

    // MARK: undo()
    var undoStub: () -> Bool = { false }
    @discardableResult func undo() -> Bool { undoStub() }
}

/// A stub of `NoteSaver`, yours to edit.
final class NoteSaverStub: NoteSaver {
    func save(_ note: Note) {}
}

/// A stub of `Account`, yours to edit.
nonisolated final class AccountStub: Account {
    var userName = ""
    var visits = 0
    var owner = Note(id: 0)
    var nickname: String?
    var current = Folder(name: "")

    // MARK: token
    var tokenStub: () async throws -> String = { "" }
    var token: String {
        get async throws { try await tokenStub() }
    }

    // MARK: isLocked
    var isLockedStub: () throws -> Bool = { false }
    var isLocked: Bool {
        get throws { try isLockedStub() }
    }

    // MARK: avatar
    var avatarStub: () async -> Note = { Note(id: 0) }
    var avatar: Note {
        get async { await avatarStub() }
    }
}
