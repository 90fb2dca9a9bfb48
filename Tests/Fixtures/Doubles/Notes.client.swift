import Foundation
import Notes

/// A client of `NotesRepository`, yours to edit.
nonisolated struct NotesRepositoryClient: NotesRepository {
    /// A client whose members fail until they are set.
    static var unimplemented: NotesRepositoryClient { NotesRepositoryClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NotesRepository) {
        onSaveNote = { try await live.save(note: $0) }
        onMoveNoteTo = { try await live.move(note: $0, to: $1) }
        onDeleteIdPermanently = { live.delete(id: $0, permanently: $1) }
        onFindNoteBy = { try await live.findNote(by: $0) }
        onNotesIn = { live.notes(in: $0) }
        onNewest = { live.newest() }
        onRefresh = { live.refresh() }
        onUndo = { live.undo() }
    }

    // MARK: save(note:)
    var onSaveNote: (Note) async throws -> Void = { _ in
        TestIssue.report("NotesRepositoryClient.onSaveNote is not set")
    }
    func save(note: Note) async throws { try await onSaveNote(note) }

    // MARK: move(note:to:)
    var onMoveNoteTo: (Note, Folder) async throws -> Void = { _, _ in
        TestIssue.report("NotesRepositoryClient.onMoveNoteTo is not set")
    }
    func move(note: Note, to folder: Folder) async throws { try await onMoveNoteTo(note, folder) }

    // MARK: delete(id:permanently:)
    var onDeleteIdPermanently: (UUID, Bool) -> Void = { _, _ in
        TestIssue.report("NotesRepositoryClient.onDeleteIdPermanently is not set")
    }
    func delete(id: UUID, permanently: Bool) { onDeleteIdPermanently(id, permanently) }

    // MARK: findNote(by:)
    var onFindNoteBy: (UUID) async throws -> Note? = { _ in
        TestIssue.report("NotesRepositoryClient.onFindNoteBy is not set", returning: nil)
    }
    func findNote(by id: UUID) async throws -> Note? { try await onFindNoteBy(id) }

    // MARK: notes(in:)
    var onNotesIn: (Folder) -> [Note] = { _ in
        TestIssue.report("NotesRepositoryClient.onNotesIn is not set", returning: [])
    }
    func notes(in folder: Folder) -> [Note] { onNotesIn(folder) }

    // MARK: newest()
    var onNewest: () -> Note = { TestIssue.report("NotesRepositoryClient.onNewest is not set", returning: Note(id: 0)) }
    func newest() -> Note { onNewest() }

    // MARK: refresh()
    var onRefresh: () -> Void = { TestIssue.report("NotesRepositoryClient.onRefresh is not set") }
    func refresh() { onRefresh() }

    // MARK: undo()
    var onUndo: () -> Bool = { TestIssue.report("NotesRepositoryClient.onUndo is not set", returning: false) }
    @discardableResult func undo() -> Bool { onUndo() }
}

/// A client of `NoteSaver`, yours to edit.
struct NoteSaverClient: NoteSaver {
    /// A client whose members fail until they are set.
    static var unimplemented: NoteSaverClient { NoteSaverClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some NoteSaver) {
        onSave = { live.save($0) }
    }

    // MARK: save(_:)
    var onSave: (Note) -> Void = { _ in TestIssue.report("NoteSaverClient.onSave is not set") }
    func save(_ note: Note) { onSave(note) }
}

/// A client of `Account`, yours to edit.
nonisolated struct AccountClient: Account {
    /// A client whose members fail until they are set.
    static var unimplemented: AccountClient { AccountClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Account) {
        var live = live
        onUserName = { live.userName }
        onVisits = { live.visits }
        onSetVisits = { live.visits = $0 }
        onOwner = { live.owner }
        onNickname = { live.nickname }
        onSetNickname = { live.nickname = $0 }
        onCurrent = { live.current }
        onSetCurrent = { live.current = $0 }
        onToken = { try await live.token }
        onIsLocked = { try live.isLocked }
        onAvatar = { await live.avatar }
    }

    // MARK: userName
    var onUserName: () -> String = { TestIssue.report("AccountClient.onUserName is not set", returning: "") }
    var userName: String { onUserName() }

    // MARK: visits
    var onVisits: () -> Int = { TestIssue.report("AccountClient.onVisits is not set", returning: 0) }
    var onSetVisits: (Int) -> Void = { _ in TestIssue.report("AccountClient.onSetVisits is not set") }
    var visits: Int {
        get { onVisits() }
        set { onSetVisits(newValue) }
    }

    // MARK: owner
    var onOwner: () -> Note = { TestIssue.report("AccountClient.onOwner is not set", returning: Note(id: 0)) }
    var owner: Note { onOwner() }

    // MARK: nickname
    var onNickname: () -> String? = { TestIssue.report("AccountClient.onNickname is not set", returning: nil) }
    var onSetNickname: (String?) -> Void = { _ in TestIssue.report("AccountClient.onSetNickname is not set") }
    var nickname: String? {
        get { onNickname() }
        set { onSetNickname(newValue) }
    }

    // MARK: current
    var onCurrent: () -> Folder = {
        TestIssue.report("AccountClient.onCurrent is not set", returning: Folder(name: ""))
    }
    var onSetCurrent: (Folder) -> Void = { _ in TestIssue.report("AccountClient.onSetCurrent is not set") }
    var current: Folder {
        get { onCurrent() }
        set { onSetCurrent(newValue) }
    }

    // MARK: token
    var onToken: () async throws -> String = { TestIssue.report("AccountClient.onToken is not set", returning: "") }
    var token: String {
        get async throws { try await onToken() }
    }

    // MARK: isLocked
    var onIsLocked: () throws -> Bool = { TestIssue.report("AccountClient.onIsLocked is not set", returning: false) }
    var isLocked: Bool {
        get throws { try onIsLocked() }
    }

    // MARK: avatar
    var onAvatar: () async -> Note = { TestIssue.report("AccountClient.onAvatar is not set", returning: Note(id: 0)) }
    var avatar: Note {
        get async { await onAvatar() }
    }
}
