import Foundation
import Notes

/// A spy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositorySpy: NotesRepository {
    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: move(note:to:)
    struct MoveNoteToCall: RecordedCall { let note: Note, folder: Folder }
    var moveNoteToCalls: [MoveNoteToCall] = []
    var moveNoteToStub: (Note, Folder) async throws -> Void = { _, _ in }
    func move(note: Note, to folder: Folder) async throws {
        moveNoteToCalls.append(.init(note: note, folder: folder))
        try await moveNoteToStub(note, folder)
    }

    // MARK: delete(id:permanently:)
    struct DeleteIdPermanentlyCall: RecordedCall { let id: UUID, permanently: Bool }
    var deleteIdPermanentlyCalls: [DeleteIdPermanentlyCall] = []
    func delete(id: UUID, permanently: Bool) {
        deleteIdPermanentlyCalls.append(.init(id: id, permanently: permanently))
    }

    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(in:)
    var notesInCalls: [Folder] = []
    var notesInStub: (Folder) -> [Note] = { _ in [] }
    func notes(in folder: Folder) -> [Note] {
        notesInCalls.append(folder)
        return notesInStub(folder)
    }

    // MARK: newest()
    var newestCallCount = 0
    var newestStub: () -> Note = { Note(id: 0) }
    func newest() -> Note {
        newestCallCount += 1
        return newestStub()
    }

    // MARK: refresh()
    var refreshCallCount = 0
    func refresh() { refreshCallCount += 1 }

    // MARK: undo()
    var undoCallCount = 0
    var undoStub: () -> Bool = { false }
    @discardableResult func undo() -> Bool {
        undoCallCount += 1
        return undoStub()
    }
}

/// A spy of `NoteSaver`, yours to edit.
final class NoteSaverSpy: NoteSaver {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}

/// A spy of `Account`, yours to edit.
nonisolated final class AccountSpy: Account {
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
    var token: String {
        get async throws {
            tokenCallCount += 1
            return try await tokenStub()
        }
    }

    // MARK: isLocked
    var isLockedCallCount = 0
    var isLockedStub: () throws -> Bool = { false }
    var isLocked: Bool {
        get throws {
            isLockedCallCount += 1
            return try isLockedStub()
        }
    }

    // MARK: avatar
    var avatarCallCount = 0
    var avatarStub: () async -> Note = { Note(id: 0) }
    var avatar: Note {
        get async {
            avatarCallCount += 1
            return await avatarStub()
        }
    }
}
