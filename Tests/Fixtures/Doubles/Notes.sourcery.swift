import Foundation
import Notes

/// A mock of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryMock: NotesRepository {
    // MARK: save(note:)
    var saveNoteCallsCount = 0
    var saveNoteCalled: Bool { saveNoteCallsCount > 0 }
    var saveNoteReceivedNote: Note?
    var saveNoteReceivedInvocations: [Note] = []
    var saveNoteThrowableError: (any Error)?
    var saveNoteClosure: ((Note) async throws -> Void)?
    func save(note: Note) async throws {
        saveNoteCallsCount += 1
        saveNoteReceivedNote = note
        saveNoteReceivedInvocations.append(note)
        if let saveNoteThrowableError { throw saveNoteThrowableError }
        try await saveNoteClosure?(note)
    }

    // MARK: move(note:to:)
    var moveNoteToCallsCount = 0
    var moveNoteToCalled: Bool { moveNoteToCallsCount > 0 }
    var moveNoteToReceivedArguments: (note: Note, folder: Folder)?
    var moveNoteToReceivedInvocations: [(note: Note, folder: Folder)] = []
    var moveNoteToThrowableError: (any Error)?
    var moveNoteToClosure: ((Note, Folder) async throws -> Void)?
    func move(note: Note, to folder: Folder) async throws {
        moveNoteToCallsCount += 1
        moveNoteToReceivedArguments = (note, folder)
        moveNoteToReceivedInvocations.append((note, folder))
        if let moveNoteToThrowableError { throw moveNoteToThrowableError }
        try await moveNoteToClosure?(note, folder)
    }

    // MARK: delete(id:permanently:)
    var deleteIdPermanentlyCallsCount = 0
    var deleteIdPermanentlyCalled: Bool { deleteIdPermanentlyCallsCount > 0 }
    var deleteIdPermanentlyReceivedArguments: (id: UUID, permanently: Bool)?
    var deleteIdPermanentlyReceivedInvocations: [(id: UUID, permanently: Bool)] = []
    var deleteIdPermanentlyClosure: ((UUID, Bool) -> Void)?
    func delete(id: UUID, permanently: Bool) {
        deleteIdPermanentlyCallsCount += 1
        deleteIdPermanentlyReceivedArguments = (id, permanently)
        deleteIdPermanentlyReceivedInvocations.append((id, permanently))
        deleteIdPermanentlyClosure?(id, permanently)
    }

    // MARK: findNote(by:)
    var findNoteByCallsCount = 0
    var findNoteByCalled: Bool { findNoteByCallsCount > 0 }
    var findNoteByReceivedId: UUID?
    var findNoteByReceivedInvocations: [UUID] = []
    var findNoteByThrowableError: (any Error)?
    var findNoteByReturnValue: Note?
    var findNoteByClosure: ((UUID) async throws -> Note?)?
    func findNote(by id: UUID) async throws -> Note? {
        findNoteByCallsCount += 1
        findNoteByReceivedId = id
        findNoteByReceivedInvocations.append(id)
        if let findNoteByThrowableError { throw findNoteByThrowableError }
        if let findNoteByClosure { return try await findNoteByClosure(id) }
        return findNoteByReturnValue
    }

    // MARK: notes(in:)
    var notesInCallsCount = 0
    var notesInCalled: Bool { notesInCallsCount > 0 }
    var notesInReceivedFolder: Folder?
    var notesInReceivedInvocations: [Folder] = []
    var notesInReturnValue: [Note] = []
    var notesInClosure: ((Folder) -> [Note])?
    func notes(in folder: Folder) -> [Note] {
        notesInCallsCount += 1
        notesInReceivedFolder = folder
        notesInReceivedInvocations.append(folder)
        if let notesInClosure { return notesInClosure(folder) }
        return notesInReturnValue
    }

    // MARK: newest()
    var newestCallsCount = 0
    var newestCalled: Bool { newestCallsCount > 0 }
    lazy var newestReturnValue: Note = { fatalError("NotesRepositoryMock.newestReturnValue is not set") }()
    var newestClosure: (() -> Note)?
    func newest() -> Note {
        newestCallsCount += 1
        if let newestClosure { return newestClosure() }
        return newestReturnValue
    }

    // MARK: refresh()
    var refreshCallsCount = 0
    var refreshCalled: Bool { refreshCallsCount > 0 }
    var refreshClosure: (() -> Void)?
    func refresh() {
        refreshCallsCount += 1
        refreshClosure?()
    }

    // MARK: undo()
    var undoCallsCount = 0
    var undoCalled: Bool { undoCallsCount > 0 }
    var undoReturnValue: Bool = false
    var undoClosure: (() -> Bool)?
    @discardableResult func undo() -> Bool {
        undoCallsCount += 1
        if let undoClosure { return undoClosure() }
        return undoReturnValue
    }
}

/// A mock of `NoteSaver`, yours to edit.
final class NoteSaverMock: NoteSaver {
    // MARK: save(_:)
    var saveCallsCount = 0
    var saveCalled: Bool { saveCallsCount > 0 }
    var saveReceivedNote: Note?
    var saveReceivedInvocations: [Note] = []
    var saveClosure: ((Note) -> Void)?
    func save(_ note: Note) {
        saveCallsCount += 1
        saveReceivedNote = note
        saveReceivedInvocations.append(note)
        saveClosure?(note)
    }
}

/// A mock of `Account`, yours to edit.
nonisolated final class AccountMock: Account {
    // MARK: userName
    var underlyingUserName: String = ""
    var userName: String {
        get { underlyingUserName }
        set { underlyingUserName = newValue }
    }

    // MARK: visits
    var underlyingVisits: Int = 0
    var visits: Int {
        get { underlyingVisits }
        set { underlyingVisits = newValue }
    }

    // MARK: owner
    lazy var underlyingOwner: Note = { fatalError("AccountMock.underlyingOwner is not set") }()
    var owner: Note {
        get { underlyingOwner }
        set { underlyingOwner = newValue }
    }

    var nickname: String?

    // MARK: current
    lazy var underlyingCurrent: Folder = { fatalError("AccountMock.underlyingCurrent is not set") }()
    var current: Folder {
        get { underlyingCurrent }
        set { underlyingCurrent = newValue }
    }

    // MARK: token
    var tokenCallsCount = 0
    var tokenCalled: Bool { tokenCallsCount > 0 }
    var tokenThrowableError: (any Error)?
    var underlyingToken: String = ""
    var tokenClosure: (() async throws -> String)?
    var token: String {
        get async throws {
            tokenCallsCount += 1
            if let tokenThrowableError { throw tokenThrowableError }
            if let tokenClosure { return try await tokenClosure() }
            return underlyingToken
        }
    }

    // MARK: isLocked
    var isLockedCallsCount = 0
    var isLockedCalled: Bool { isLockedCallsCount > 0 }
    var isLockedThrowableError: (any Error)?
    var underlyingIsLocked: Bool = false
    var isLockedClosure: (() throws -> Bool)?
    var isLocked: Bool {
        get throws {
            isLockedCallsCount += 1
            if let isLockedThrowableError { throw isLockedThrowableError }
            if let isLockedClosure { return try isLockedClosure() }
            return underlyingIsLocked
        }
    }

    // MARK: avatar
    var avatarCallsCount = 0
    var avatarCalled: Bool { avatarCallsCount > 0 }
    lazy var underlyingAvatar: Note = { fatalError("AccountMock.underlyingAvatar is not set") }()
    var avatarClosure: (() async -> Note)?
    var avatar: Note {
        get async {
            avatarCallsCount += 1
            if let avatarClosure { return await avatarClosure() }
            return underlyingAvatar
        }
    }
}
