import Foundation
import Notes

/// A dummy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryDummy: NotesRepository {
    func save(note: Note) async throws { TestIssue.report("NotesRepositoryDummy.save(note:) must not be called") }

    func move(note: Note, to folder: Folder) async throws {
        TestIssue.report("NotesRepositoryDummy.move(note:to:) must not be called")
    }

    func delete(id: UUID, permanently: Bool) {
        TestIssue.report("NotesRepositoryDummy.delete(id:permanently:) must not be called")
    }

    func findNote(by id: UUID) async throws -> Note? {
        TestIssue.report("NotesRepositoryDummy.findNote(by:) must not be called", returning: nil)
    }

    func notes(in folder: Folder) -> [Note] {
        TestIssue.report("NotesRepositoryDummy.notes(in:) must not be called", returning: [])
    }

    func newest() -> Note {
        TestIssue.report("NotesRepositoryDummy.newest() must not be called", returning: Note(id: 0))
    }

    func refresh() { TestIssue.report("NotesRepositoryDummy.refresh() must not be called") }

    @discardableResult func undo() -> Bool {
        TestIssue.report("NotesRepositoryDummy.undo() must not be called", returning: false)
    }
}

/// A dummy of `NoteSaver`, yours to edit.
final class NoteSaverDummy: NoteSaver {
    func save(_ note: Note) { TestIssue.report("NoteSaverDummy.save(_:) must not be called") }
}

/// A dummy of `Account`, yours to edit.
nonisolated final class AccountDummy: Account {
    var userName: String { TestIssue.report("AccountDummy.userName must not be read", returning: "") }

    var visits: Int {
        get { TestIssue.report("AccountDummy.visits must not be read", returning: 0) }
        set { TestIssue.report("AccountDummy.visits must not be set") }
    }

    var owner: Note { TestIssue.report("AccountDummy.owner must not be read", returning: Note(id: 0)) }

    var nickname: String? {
        get { TestIssue.report("AccountDummy.nickname must not be read", returning: nil) }
        set { TestIssue.report("AccountDummy.nickname must not be set") }
    }

    var current: Folder {
        get { TestIssue.report("AccountDummy.current must not be read", returning: Folder(name: "")) }
        set { TestIssue.report("AccountDummy.current must not be set") }
    }

    var token: String {
        get async throws { TestIssue.report("AccountDummy.token must not be read", returning: "") }
    }

    var isLocked: Bool {
        get throws { TestIssue.report("AccountDummy.isLocked must not be read", returning: false) }
    }

    var avatar: Note {
        get async { TestIssue.report("AccountDummy.avatar must not be read", returning: Note(id: 0)) }
    }
}
