import Foundation
import Notes

/// A spy of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositorySpy: NotesRepository {
    var order: CallOrder? { didSet { Unused.reads("NotesRepositorySpy") } }

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
    @Recorded("NotesRepositorySpy.save(note:)") var saveNoteCalls: [Note] = []
    @Stubbed("NotesRepositorySpy.saveNoteStub") var saveNoteStub: (Note) async throws -> Void = { _ in }
    func save(note: Note) async throws {
        $saveNoteCalls.append(note)
        order?.add("save(note:)")
        try await saveNoteStub(note)
    }

    // MARK: move(note:to:)
    struct MoveNoteToCall: RecordedCall { let note: Note, folder: Folder }
    @Recorded("NotesRepositorySpy.move(note:to:)") var moveNoteToCalls: [MoveNoteToCall] = []
    @Stubbed("NotesRepositorySpy.moveNoteToStub") var moveNoteToStub: (Note, Folder) async throws -> Void = { _, _ in }
    func move(note: Note, to folder: Folder) async throws {
        $moveNoteToCalls.append(.init(note: note, folder: folder))
        order?.add("move(note:to:)")
        try await moveNoteToStub(note, folder)
    }

    // MARK: delete(id:permanently:)
    struct DeleteIdPermanentlyCall: RecordedCall { let id: UUID, permanently: Bool }
    @Recorded("NotesRepositorySpy.delete(id:permanently:)") var deleteIdPermanentlyCalls: [DeleteIdPermanentlyCall] = []
    func delete(id: UUID, permanently: Bool) {
        $deleteIdPermanentlyCalls.append(.init(id: id, permanently: permanently))
        order?.add("delete(id:permanently:)")
    }

    // MARK: findNote(by:)
    @Recorded("NotesRepositorySpy.findNote(by:)") var findNoteByCalls: [UUID] = []
    @Stubbed("NotesRepositorySpy.findNoteByStub") var findNoteByStub: (UUID) async throws -> Note? = { _ in nil }
    func findNote(by id: UUID) async throws -> Note? {
        $findNoteByCalls.append(id)
        order?.add("findNote(by:)")
        return try await findNoteByStub(id)
    }

    // MARK: notes(in:)
    @Recorded("NotesRepositorySpy.notes(in:)") var notesInCalls: [Folder] = []
    @Stubbed("NotesRepositorySpy.notesInStub") var notesInStub: (Folder) -> [Note] = { _ in [] }
    func notes(in folder: Folder) -> [Note] {
        $notesInCalls.append(folder)
        order?.add("notes(in:)")
        return notesInStub(folder)
    }

    // MARK: newest()
    @Recorded("NotesRepositorySpy.newest()") var newestCallCount = 0
    @Stubbed("NotesRepositorySpy.newestStub") var newestStub: () -> Note = { Note(id: 0) }
    func newest() -> Note {
        $newestCallCount.increment()
        order?.add("newest()")
        return newestStub()
    }

    // MARK: refresh()
    @Recorded("NotesRepositorySpy.refresh()") var refreshCallCount = 0
    func refresh() {
        $refreshCallCount.increment()
        order?.add("refresh()")
    }

    // MARK: undo()
    @Recorded("NotesRepositorySpy.undo()") var undoCallCount = 0
    @Stubbed("NotesRepositorySpy.undoStub") var undoStub: () -> Bool = { false }
    @discardableResult func undo() -> Bool {
        $undoCallCount.increment()
        order?.add("undo()")
        return undoStub()
    }
}

/// A spy of `NoteSaver`, yours to edit.
final class NoteSaverSpy: NoteSaver {
    var order: CallOrder? { didSet { Unused.reads("NoteSaverSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { saveCalls = [] }

    // MARK: save(_:)
    @Recorded("NoteSaverSpy.save(_:)") var saveCalls: [Note] = []
    func save(_ note: Note) {
        $saveCalls.append(note)
        order?.add("save(_:)")
    }
}

/// A spy of `Account`, yours to edit.
nonisolated final class AccountSpy: Account {
    var order: CallOrder? { didSet { Unused.reads("AccountSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        visitsSetCalls = []
        nicknameSetCalls = []
        currentSetCalls = []
        tokenCallCount = 0
        isLockedCallCount = 0
        avatarCallCount = 0
    }

    var userName = ""

    // MARK: visits
    @Recorded("AccountSpy.visits") var visitsSetCalls: [Int] = []
    var visits = 0 {
        didSet {
            $visitsSetCalls.append(visits)
            order?.add("visits")
        }
    }

    var owner = Note(id: 0)

    // MARK: nickname
    @Recorded("AccountSpy.nickname") var nicknameSetCalls: [String?] = []
    var nickname: String? {
        didSet {
            $nicknameSetCalls.append(nickname)
            order?.add("nickname")
        }
    }

    // MARK: current
    @Recorded("AccountSpy.current") var currentSetCalls: [Folder] = []
    var current = Folder(name: "") {
        didSet {
            $currentSetCalls.append(current)
            order?.add("current")
        }
    }

    // MARK: token
    @Recorded("AccountSpy.token") var tokenCallCount = 0
    @Stubbed("AccountSpy.tokenStub") var tokenStub: () async throws -> String = { "" }
    var token: String {
        get async throws {
            $tokenCallCount.increment()
            order?.add("token")
            return try await tokenStub()
        }
    }

    // MARK: isLocked
    @Recorded("AccountSpy.isLocked") var isLockedCallCount = 0
    @Stubbed("AccountSpy.isLockedStub") var isLockedStub: () throws -> Bool = { false }
    var isLocked: Bool {
        get throws {
            $isLockedCallCount.increment()
            order?.add("isLocked")
            return try isLockedStub()
        }
    }

    // MARK: avatar
    @Recorded("AccountSpy.avatar") var avatarCallCount = 0
    @Stubbed("AccountSpy.avatarStub") var avatarStub: () async -> Note = { Note(id: 0) }
    var avatar: Note {
        get async {
            $avatarCallCount.increment()
            order?.add("avatar")
            return await avatarStub()
        }
    }
}
