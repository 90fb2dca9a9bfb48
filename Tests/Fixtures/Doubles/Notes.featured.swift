import Foundation
import Notes

/// A spy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositorySpy: NotesRepository {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NotesRepository) {
        saveNoteStub = { try await live.save(note: $0) }
        moveNoteToStub = { try await live.move(note: $0, to: $1) }
        deleteIdPermanentlyStub = { live.delete(id: $0, permanently: $1) }
        findNoteByStub = { try await live.findNote(by: $0) }
        notesInStub = { live.notes(in: $0) }
        newestStub = { live.newest() }
        refreshStub = { live.refresh() }
        undoStub = { live.undo() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        saveNoteCalls = []
        moveNoteToCalls = []
        deleteIdPermanentlyCalls = []
        findNoteByCalls = []
        notesInCalls = []
        newestCallCount = 0
        refreshCallCount = 0
        undoCallCount = 0
    }

    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        order?.add("save(note:)")
        try await saveNoteStub(note)
    }

    // MARK: move(note:to:)
    struct MoveNoteToCall: RecordedCall { let note: Note, folder: Folder }
    var moveNoteToCalls: [MoveNoteToCall] = []
    var moveNoteToStub: (Note, Folder) async throws -> Void = { _, _ in }
    func move(note: Note, to folder: Folder) async throws {
        moveNoteToCalls.append(.init(note: note, folder: folder))
        order?.add("move(note:to:)")
        try await moveNoteToStub(note, folder)
    }

    // MARK: delete(id:permanently:)
    struct DeleteIdPermanentlyCall: RecordedCall { let id: UUID, permanently: Bool }
    var deleteIdPermanentlyCalls: [DeleteIdPermanentlyCall] = []
    var deleteIdPermanentlyStub: (UUID, Bool) -> Void = { _, _ in }
    func delete(id: UUID, permanently: Bool) {
        deleteIdPermanentlyCalls.append(.init(id: id, permanently: permanently))
        order?.add("delete(id:permanently:)")
        deleteIdPermanentlyStub(id, permanently)
    }

    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        order?.add("findNote(by:)")
        return try await findNoteByStub(id)
    }

    // MARK: notes(in:)
    var notesInCalls: [Folder] = []
    var notesInStub: (Folder) -> [Note] = { _ in [] }
    func notes(in folder: Folder) -> [Note] {
        notesInCalls.append(folder)
        order?.add("notes(in:)")
        return notesInStub(folder)
    }

    // MARK: newest()
    var newestCallCount = 0
    var newestStub: () -> Note = { Note(id: 0) }
    func newest() -> Note {
        newestCallCount += 1
        order?.add("newest()")
        return newestStub()
    }

    // MARK: refresh()
    var refreshCallCount = 0
    var refreshStub: () -> Void = {}
    func refresh() {
        refreshCallCount += 1
        order?.add("refresh()")
        refreshStub()
    }

    // MARK: undo()
    var undoCallCount = 0
    var undoStub: () -> Bool = { false }
    @discardableResult func undo() -> Bool {
        undoCallCount += 1
        order?.add("undo()")
        return undoStub()
    }
}

/// A spy of `NoteSaver`, yours to edit.
final class NoteSaverSpy: NoteSaver {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NoteSaver) { saveStub = { live.save($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { saveCalls = [] }

    // MARK: save(_:)
    var saveCalls: [Note] = []
    var saveStub: (Note) -> Void = { _ in }
    func save(_ note: Note) {
        saveCalls.append(note)
        order?.add("save(_:)")
        saveStub(note)
    }
}

/// A spy of `Account`, yours to edit.
nonisolated final class AccountSpy: Account {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Account) {
        userNameStub = { live.userName }
        visitsStub = { live.visits }
        ownerStub = { live.owner }
        nicknameStub = { live.nickname }
        currentStub = { live.current }
        tokenStub = { try await live.token }
        isLockedStub = { try live.isLocked }
        avatarStub = { await live.avatar }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        userNameCallCount = 0
        visitsCallCount = 0
        visitsSetCalls = []
        ownerCallCount = 0
        nicknameCallCount = 0
        nicknameSetCalls = []
        currentCallCount = 0
        currentSetCalls = []
        tokenCallCount = 0
        isLockedCallCount = 0
        avatarCallCount = 0
    }

    // MARK: userName
    var userNameCallCount = 0
    var userNameStub: () -> String = { "" }
    var userName: String {
        userNameCallCount += 1
        order?.add("userName")
        return userNameStub()
    }

    // MARK: visits
    var visitsCallCount = 0
    var visitsStub: () -> Int = { 0 }
    var visitsSetCalls: [Int] = []
    var visitsSetStub: (Int) -> Void = { _ in }
    var visits: Int {
        get {
            visitsCallCount += 1
            order?.add("visits")
            return visitsStub()
        }
        set {
            visitsSetCalls.append(newValue)
            order?.add("visits")
            visitsSetStub(newValue)
        }
    }

    // MARK: owner
    var ownerCallCount = 0
    var ownerStub: () -> Note = { Note(id: 0) }
    var owner: Note {
        ownerCallCount += 1
        order?.add("owner")
        return ownerStub()
    }

    // MARK: nickname
    var nicknameCallCount = 0
    var nicknameStub: () -> String? = { nil }
    var nicknameSetCalls: [String?] = []
    var nicknameSetStub: (String?) -> Void = { _ in }
    var nickname: String? {
        get {
            nicknameCallCount += 1
            order?.add("nickname")
            return nicknameStub()
        }
        set {
            nicknameSetCalls.append(newValue)
            order?.add("nickname")
            nicknameSetStub(newValue)
        }
    }

    // MARK: current
    var currentCallCount = 0
    var currentStub: () -> Folder = { Folder(name: "") }
    var currentSetCalls: [Folder] = []
    var currentSetStub: (Folder) -> Void = { _ in }
    var current: Folder {
        get {
            currentCallCount += 1
            order?.add("current")
            return currentStub()
        }
        set {
            currentSetCalls.append(newValue)
            order?.add("current")
            currentSetStub(newValue)
        }
    }

    // MARK: token
    var tokenCallCount = 0
    var tokenStub: () async throws -> String = { "" }
    var token: String {
        get async throws {
            tokenCallCount += 1
            order?.add("token")
            return try await tokenStub()
        }
    }

    // MARK: isLocked
    var isLockedCallCount = 0
    var isLockedStub: () throws -> Bool = { false }
    var isLocked: Bool {
        get throws {
            isLockedCallCount += 1
            order?.add("isLocked")
            return try isLockedStub()
        }
    }

    // MARK: avatar
    var avatarCallCount = 0
    var avatarStub: () async -> Note = { Note(id: 0) }
    var avatar: Note {
        get async {
            avatarCallCount += 1
            order?.add("avatar")
            return await avatarStub()
        }
    }
}
