import Foundation
import Notes

/// A mock of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryMock: NotesRepository {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("save(note:)", saveNoteExpectedCount, saveNoteCalls.count)
        check("move(note:to:)", moveNoteToExpectedCount, moveNoteToCalls.count)
        check("delete(id:permanently:)", deleteIdPermanentlyExpectedCount, deleteIdPermanentlyCalls.count)
        check("findNote(by:)", findNoteByExpectedCount, findNoteByCalls.count)
        check("notes(in:)", notesInExpectedCount, notesInCalls.count)
        check("newest()", newestExpectedCount, newestCallCount)
        check("refresh()", refreshExpectedCount, refreshCallCount)
        check("undo()", undoExpectedCount, undoCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: save(note:)
    var saveNoteCalls: [Note] = []
    var saveNoteStub: (Note) async throws -> Void = { _ in }
    var saveNoteExpectedCount: Int?
    func save(note: Note) async throws {
        saveNoteCalls.append(note)
        try await saveNoteStub(note)
    }

    // MARK: move(note:to:)
    struct MoveNoteToCall: Equatable { var note: Note, folder: Folder }
    var moveNoteToCalls: [MoveNoteToCall] = []
    var moveNoteToStub: (Note, Folder) async throws -> Void = { _, _ in }
    var moveNoteToExpectedCount: Int?
    func move(note: Note, to folder: Folder) async throws {
        moveNoteToCalls.append(.init(note: note, folder: folder))
        try await moveNoteToStub(note, folder)
    }

    // MARK: delete(id:permanently:)
    struct DeleteIdPermanentlyCall: Equatable { var id: UUID, permanently: Bool }
    var deleteIdPermanentlyCalls: [DeleteIdPermanentlyCall] = []
    var deleteIdPermanentlyExpectedCount: Int?
    func delete(id: UUID, permanently: Bool) {
        deleteIdPermanentlyCalls.append(.init(id: id, permanently: permanently))
    }

    // MARK: findNote(by:)
    var findNoteByCalls: [UUID] = []
    var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    var findNoteByExpectedCount: Int?
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCalls.append(id)
        return try await findNoteByStub(id)
    }

    // MARK: notes(in:)
    var notesInCalls: [Folder] = []
    var notesInStub: (Folder) -> [Note] = { _ in [] }
    var notesInExpectedCount: Int?
    func notes(in folder: Folder) -> [Note] {
        notesInCalls.append(folder)
        return notesInStub(folder)
    }

    // MARK: newest()
    var newestCallCount = 0
    var newestStub: () -> Note = { Note(id: 0) }
    var newestExpectedCount: Int?
    func newest() -> Note {
        newestCallCount += 1
        return newestStub()
    }

    // MARK: refresh()
    var refreshCallCount = 0
    var refreshExpectedCount: Int?
    func refresh() { refreshCallCount += 1 }

    // MARK: undo()
    var undoCallCount = 0
    var undoStub: () -> Bool = { false }
    var undoExpectedCount: Int?
    @discardableResult func undo() -> Bool {
        undoCallCount += 1
        return undoStub()
    }
}

/// A mock of `NoteSaver`, yours to edit.
final class NoteSaverMock: NoteSaver {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("save(_:)", saveExpectedCount, saveCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: save(_:)
    var saveCalls: [Note] = []
    var saveExpectedCount: Int?
    func save(_ note: Note) { saveCalls.append(note) }
}

/// A mock of `Account`, yours to edit.
nonisolated final class AccountMock: Account {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("token", tokenExpectedCount, tokenCallCount)
        check("isLocked", isLockedExpectedCount, isLockedCallCount)
        check("avatar", avatarExpectedCount, avatarCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    var userName: String = ""

    // MARK: visits
    var visitsSetCalls: [Int] = []
    var visits: Int = 0 { didSet { visitsSetCalls.append(visits) } }

    var owner: Note = Note(id: 0)

    // MARK: nickname
    var nicknameSetCalls: [String?] = []
    var nickname: String? { didSet { nicknameSetCalls.append(nickname) } }

    // MARK: current
    var currentSetCalls: [Folder] = []
    var current: Folder = Folder(name: "") { didSet { currentSetCalls.append(current) } }

    // MARK: token
    var tokenCallCount = 0
    var tokenStub: () async throws -> String = { "" }
    var tokenExpectedCount: Int?
    var token: String {
        get async throws {
            tokenCallCount += 1
            return try await tokenStub()
        }
    }

    // MARK: isLocked
    var isLockedCallCount = 0
    var isLockedStub: () throws -> Bool = { false }
    var isLockedExpectedCount: Int?
    var isLocked: Bool {
        get throws {
            isLockedCallCount += 1
            return try isLockedStub()
        }
    }

    // MARK: avatar
    var avatarCallCount = 0
    var avatarStub: () async -> Note = { Note(id: 0) }
    var avatarExpectedCount: Int?
    var avatar: Note {
        get async {
            avatarCallCount += 1
            return await avatarStub()
        }
    }
}
