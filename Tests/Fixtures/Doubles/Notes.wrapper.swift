import Foundation
import Notes

/// A wrapper of `NotesRepository`, yours to edit.
nonisolated struct NotesRepositoryWrapper<Base: NotesRepository>: NotesRepository {
    let base: Base

    func save(note: Note) async throws { try await base.save(note: note) }
    func move(note: Note, to folder: Folder) async throws { try await base.move(note: note, to: folder) }
    func delete(id: UUID, permanently: Bool) { base.delete(id: id, permanently: permanently) }
    func findNote(by id: UUID) async throws -> Note? { try await base.findNote(by: id) }
    func notes(in folder: Folder) -> [Note] { base.notes(in: folder) }
    func newest() -> Note { base.newest() }
    func refresh() { base.refresh() }
    @discardableResult func undo() -> Bool { base.undo() }
}

/// A wrapper of `NoteSaver`, yours to edit.
struct NoteSaverWrapper<Base: NoteSaver>: NoteSaver {
    let base: Base

    func save(_ note: Note) { base.save(note) }
}

/// A wrapper of `Account`, yours to edit.
nonisolated struct AccountWrapper<Base: Account>: Account {
    var base: Base

    var userName: String { base.userName }

    var visits: Int {
        get { base.visits }
        set { base.visits = newValue }
    }

    var owner: Note { base.owner }

    var nickname: String? {
        get { base.nickname }
        set { base.nickname = newValue }
    }

    var current: Folder {
        get { base.current }
        set { base.current = newValue }
    }

    var token: String {
        get async throws { try await base.token }
    }

    var isLocked: Bool {
        get throws { try base.isLocked }
    }

    var avatar: Note {
        get async { await base.avatar }
    }
}
