import Foundation
import Notes

/// A mock of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryMock: NotesRepository {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveNoteExpectations.unmet(saveNoteCalls, of: "save(note:)")
        unmet += moveNoteToExpectations.unmet(moveNoteToCalls, of: "move(note:to:)")
        unmet += deleteIdPermanentlyExpectations.unmet(deleteIdPermanentlyCalls, of: "delete(id:permanently:)")
        unmet += findNoteByExpectations.unmet(findNoteByCalls, of: "findNote(by:)")
        unmet += notesInExpectations.unmet(notesInCalls, of: "notes(in:)")
        unmet += newestExpectations.unmet(newestCallCount, of: "newest()")
        unmet += refreshExpectations.unmet(refreshCallCount, of: "refresh()")
        unmet += undoExpectations.unmet(undoCallCount, of: "undo()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    var saveNoteExpectations: [ExpectedCalls<Note>] = []
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: move(note:to:)
    struct MoveNoteToCall: RecordedCall { let note: Note, folder: Folder }
    var moveNoteToCalls: [MoveNoteToCall] = []
    var moveNoteToStub: (Note, Folder) async throws -> Void = { _, _ in }
    var moveNoteToExpectations: [ExpectedCalls<MoveNoteToCall>] = []
    func move(note: Note, to folder: Folder) async throws {
        moveNoteToCalls.append(.init(note: note, folder: folder))
        try await moveNoteToStub(note, folder)
    }

    // MARK: delete(id:permanently:)
    struct DeleteIdPermanentlyCall: RecordedCall { let id: UUID, permanently: Bool }
    var deleteIdPermanentlyCalls: [DeleteIdPermanentlyCall] = []
    var deleteIdPermanentlyExpectations: [ExpectedCalls<DeleteIdPermanentlyCall>] = []
    func delete(id: UUID, permanently: Bool) {
        deleteIdPermanentlyCalls.append(.init(id: id, permanently: permanently))
    }

    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    var findNoteByExpectations: [ExpectedCalls<UUID>] = []
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(in:)
    var notesInCalls: [Folder] = []
    var notesInStub: (Folder) -> [Note] = { _ in [] }
    var notesInExpectations: [ExpectedCalls<Folder>] = []
    func notes(in folder: Folder) -> [Note] {
        notesInCalls.append(folder)
        return notesInStub(folder)
    }

    // MARK: newest()
    var newestCallCount = 0
    var newestStub: () -> Note = { Note(id: 0) }
    var newestExpectations: [ExpectedCalls<Void>] = []
    func newest() -> Note {
        newestCallCount += 1
        return newestStub()
    }

    // MARK: refresh()
    var refreshCallCount = 0
    var refreshExpectations: [ExpectedCalls<Void>] = []
    func refresh() { refreshCallCount += 1 }

    // MARK: undo()
    var undoCallCount = 0
    var undoStub: () -> Bool = { false }
    var undoExpectations: [ExpectedCalls<Void>] = []
    @discardableResult func undo() -> Bool {
        undoCallCount += 1
        return undoStub()
    }
}

/// A mock of `NoteSaver`, yours to edit.
nonisolated final class NoteSaverMock: NoteSaver {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += saveExpectations.unmet(saveCalls, of: "save(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: save(_:)
    var saveCalls: [Note] = []
    var saveExpectations: [ExpectedCalls<Note>] = []
    func save(_ note: Note) { saveCalls.append(note) }
}

/// A mock of `Account`, yours to edit.
nonisolated final class AccountMock: Account {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += tokenExpectations.unmet(tokenCallCount, of: "token")
        unmet += isLockedExpectations.unmet(isLockedCallCount, of: "isLocked")
        unmet += avatarExpectations.unmet(avatarCallCount, of: "avatar")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    var userName = ""

    // MARK: visits
    var visitsSetCalls: [Int] = []
    var visits = 0 { didSet { visitsSetCalls.append(visits) } }

    var owner = Note(id: 0)

    // MARK: nickname
    var nicknameSetCalls: [String?] = []
    var nickname: String? { didSet { nicknameSetCalls.append(nickname) } }

    // MARK: current
    var currentSetCalls: [Folder] = []
    var current = Folder(name: "") { didSet { currentSetCalls.append(current) } }

    // MARK: token
    var tokenCallCount = 0
    var tokenStub: () async throws -> String = { "" }
    var tokenExpectations: [ExpectedCalls<Void>] = []
    var token: String {
        get async throws {
            tokenCallCount += 1
            return try await tokenStub()
        }
    }

    // MARK: isLocked
    var isLockedCallCount = 0
    var isLockedStub: () throws -> Bool = { false }
    var isLockedExpectations: [ExpectedCalls<Void>] = []
    var isLocked: Bool {
        get throws {
            isLockedCallCount += 1
            return try isLockedStub()
        }
    }

    // MARK: avatar
    var avatarCallCount = 0
    var avatarStub: () async -> Note = { Note(id: 0) }
    var avatarExpectations: [ExpectedCalls<Void>] = []
    var avatar: Note {
        get async {
            avatarCallCount += 1
            return await avatarStub()
        }
    }
}
