import Foundation
import Notes

/// A fake of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryFake: NotesRepository {
    var storedNotes: [Note]

    init(notes: [Note] = []) { storedNotes = notes }

    func save(note: Note) async throws {
        if let index = storedNotes.firstIndex(where: { $0.id == note.id }) {
            storedNotes[index] = note
        } else {
            storedNotes.append(note)
        }
    }

    // MARK: move(note:to:)
    var moveNoteToStub: (Note, Folder) async throws -> Void = { _, _ in
        TestIssue.report("NotesRepositoryFake.moveNoteToStub is not set")
    }
    func move(note: Note, to folder: Folder) async throws { try await moveNoteToStub(note, folder) }

    // MARK: delete(id:permanently:)
    var deleteIdPermanentlyStub: (UUID, Bool) -> Void = { _, _ in
        TestIssue.report("NotesRepositoryFake.deleteIdPermanentlyStub is not set")
    }
    func delete(id: UUID, permanently: Bool) { deleteIdPermanentlyStub(id, permanently) }

    // MARK: findNote(by:)
    var findNoteByStub: (UUID) async throws -> Note? = { _ in
        TestIssue.report("NotesRepositoryFake.findNoteByStub is not set", returning: nil)
    }
    func findNote(by id: UUID) async throws -> Note? { try await findNoteByStub(id) }

    // MARK: notes(in:)
    var notesInStub: (Folder) -> [Note] = { _ in
        TestIssue.report("NotesRepositoryFake.notesInStub is not set", returning: [])
    }
    func notes(in folder: Folder) -> [Note] {
        // Unknown: which Notes it returns.
        notesInStub(folder)
    }

    // MARK: newest()
    var newestStub: () -> Note = {
        TestIssue.report("NotesRepositoryFake.newestStub is not set", returning: Note(id: 0))
    }
    func newest() -> Note { newestStub() }

    func refresh() {}

    // MARK: undo()
    var undoStub: () -> Bool = { TestIssue.report("NotesRepositoryFake.undoStub is not set", returning: false) }
    @discardableResult func undo() -> Bool { undoStub() }
}

/// A fake of `NoteSaver`, yours to edit.
final class NoteSaverFake: NoteSaver {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func save(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }
}

/// A fake of `Account`, yours to edit.
nonisolated final class AccountFake: Account {
    var storedToken: String?
    var storedAvatar: Note

    init(token: String? = nil, avatar: Note = Note(id: 0)) {
        storedToken = token
        storedAvatar = avatar
    }

    struct NotFound: Error {}

    var userName = ""
    var visits = 0
    var owner = Note(id: 0)
    var nickname: String?
    var current = Folder(name: "")

    var token: String {
        get async throws {
            guard let token = storedToken else { throw NotFound() }
            return token
        }
    }

    var isLocked: Bool = false

    var avatar: Note {
        get async { storedAvatar }
    }
}
