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

    func move(note: Note, to folder: Folder) async throws {
        // Fill in: what it does.
        TestIssue.report("NotesRepositoryFake.move(note:to:) is not filled in")
    }

    func delete(id: UUID, permanently: Bool) {
        // Fill in: what it does.
        TestIssue.report("NotesRepositoryFake.delete(id:permanently:) is not filled in")
    }

    func findNote(by id: UUID) async throws -> Note? {
        // Fill in: what it does.
        TestIssue.report("NotesRepositoryFake.findNote(by:) is not filled in", returning: nil)
    }

    func notes(in folder: Folder) -> [Note] {
        // Fill in: which Notes it returns.
        TestIssue.report("NotesRepositoryFake.notes(in:) is not filled in", returning: [])
    }

    func newest() -> Note {
        // Fill in: what it does.
        TestIssue.report("NotesRepositoryFake.newest() is not filled in", returning: Note(id: 0))
    }

    func refresh() {}

    @discardableResult func undo() -> Bool {
        // Fill in: what it does.
        TestIssue.report("NotesRepositoryFake.undo() is not filled in", returning: false)
    }
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
    var userName: String = ""
    var visits: Int = 0
    var owner: Note = Note(id: 0)
    var nickname: String?
    var current: Folder = Folder(name: "")

    var token: String {
        get async throws {
            // Fill in: what it does.
            TestIssue.report("AccountFake.token is not filled in", returning: "")
        }
    }

    var isLocked: Bool = false

    var avatar: Note {
        get async {
            // Fill in: what it does.
            TestIssue.report("AccountFake.avatar is not filled in", returning: Note(id: 0))
        }
    }
}
