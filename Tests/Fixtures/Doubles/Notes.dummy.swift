import Foundation
import Notes

/// A dummy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryDummy: NotesRepository {
    func save(note: Note) async throws { fatalError("NotesRepositoryDummy.save(note:) must not be called") }

    func move(note: Note, to folder: Folder) async throws {
        fatalError("NotesRepositoryDummy.move(note:to:) must not be called")
    }

    func delete(id: UUID, permanently: Bool) {
        fatalError("NotesRepositoryDummy.delete(id:permanently:) must not be called")
    }

    func findNote(by id: UUID) async throws -> Note? {
        fatalError("NotesRepositoryDummy.findNote(by:) must not be called")
    }

    func notes(in folder: Folder) -> [Note] { fatalError("NotesRepositoryDummy.notes(in:) must not be called") }
    func newest() -> Note { fatalError("NotesRepositoryDummy.newest() must not be called") }
    func refresh() { fatalError("NotesRepositoryDummy.refresh() must not be called") }
    @discardableResult func undo() -> Bool { fatalError("NotesRepositoryDummy.undo() must not be called") }
}

/// A dummy of `NoteSaver`, yours to edit.
final class NoteSaverDummy: NoteSaver {
    func save(_ note: Note) { fatalError("NoteSaverDummy.save(_:) must not be called") }
}

/// A dummy of `Account`, yours to edit.
nonisolated final class AccountDummy: Account {
    var userName: String { fatalError("AccountDummy.userName must not be read") }

    var visits: Int {
        get { fatalError("AccountDummy.visits must not be read") }
        set { fatalError("AccountDummy.visits must not be set") }
    }

    var owner: Note { fatalError("AccountDummy.owner must not be read") }

    var nickname: String? {
        get { fatalError("AccountDummy.nickname must not be read") }
        set { fatalError("AccountDummy.nickname must not be set") }
    }

    var current: Folder {
        get { fatalError("AccountDummy.current must not be read") }
        set { fatalError("AccountDummy.current must not be set") }
    }

    var token: String {
        get async throws { fatalError("AccountDummy.token must not be read") }
    }

    var isLocked: Bool {
        get throws { fatalError("AccountDummy.isLocked must not be read") }
    }

    var avatar: Note {
        get async { fatalError("AccountDummy.avatar must not be read") }
    }
}
