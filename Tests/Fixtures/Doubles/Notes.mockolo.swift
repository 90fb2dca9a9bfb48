import Foundation
import Notes

/// A mock of `NotesRepository`, yours to edit.
nonisolated final class NotesRepositoryMock: NotesRepository {
    // MARK: save(note:)
    var saveCallCount = 0
    var saveArgValues: [Note] = []
    var saveHandler: ((Note) async throws -> Void)?
    func save(note: Note) async throws {
        saveCallCount += 1
        saveArgValues.append(note)
        if let saveHandler { try await saveHandler(note) }
    }

    // MARK: move(note:to:)
    var moveCallCount = 0
    var moveArgValues: [(note: Note, folder: Folder)] = []
    var moveHandler: ((Note, Folder) async throws -> Void)?
    func move(note: Note, to folder: Folder) async throws {
        moveCallCount += 1
        moveArgValues.append((note, folder))
        if let moveHandler { try await moveHandler(note, folder) }
    }

    // MARK: delete(id:permanently:)
    var deleteCallCount = 0
    var deleteArgValues: [(id: UUID, permanently: Bool)] = []
    var deleteHandler: ((UUID, Bool) -> Void)?
    func delete(id: UUID, permanently: Bool) {
        deleteCallCount += 1
        deleteArgValues.append((id, permanently))
        if let deleteHandler { deleteHandler(id, permanently) }
    }

    // MARK: findNote(by:)
    var findNoteCallCount = 0
    var findNoteArgValues: [UUID] = []
    var findNoteHandler: ((UUID) async throws -> Note?)?
    func findNote(by id: UUID) async throws -> Note? {
        findNoteCallCount += 1
        findNoteArgValues.append(id)
        if let findNoteHandler { return try await findNoteHandler(id) }
        return nil
    }

    // MARK: notes(in:)
    var notesCallCount = 0
    var notesArgValues: [Folder] = []
    var notesHandler: ((Folder) -> [Note])?
    func notes(in folder: Folder) -> [Note] {
        notesCallCount += 1
        notesArgValues.append(folder)
        if let notesHandler { return notesHandler(folder) }
        return []
    }

    // MARK: newest()
    var newestCallCount = 0
    var newestHandler: (() -> Note)?
    func newest() -> Note {
        newestCallCount += 1
        if let newestHandler { return newestHandler() }
        fatalError("NotesRepositoryMock.newestHandler is not set")
    }

    // MARK: refresh()
    var refreshCallCount = 0
    var refreshHandler: (() -> Void)?
    func refresh() {
        refreshCallCount += 1
        if let refreshHandler { refreshHandler() }
    }

    // MARK: undo()
    var undoCallCount = 0
    var undoHandler: (() -> Bool)?
    @discardableResult func undo() -> Bool {
        undoCallCount += 1
        if let undoHandler { return undoHandler() }
        return false
    }
}

/// A mock of `NoteSaver`, yours to edit.
final class NoteSaverMock: NoteSaver {
    // MARK: save(_:)
    var saveCallCount = 0
    var saveArgValues: [Note] = []
    var saveHandler: ((Note) -> Void)?
    func save(_ note: Note) {
        saveCallCount += 1
        saveArgValues.append(note)
        if let saveHandler { saveHandler(note) }
    }
}

/// A mock of `Account`, yours to edit.
nonisolated final class AccountMock: Account {
    init() {}

    init(
        userName: String = "",
        visits: Int = 0,
        owner: Note,
        nickname: String? = nil,
        current: Folder,
        token: String = "",
        isLocked: Bool = false,
        avatar: Note
    ) {
        self.userName = userName
        self.visits = visits
        _owner = owner
        self.nickname = nickname
        _current = current
        self.tokenHandler = { token }
        self.isLockedHandler = { isLocked }
        self.avatarHandler = { avatar }
    }

    var userName: String = ""

    // MARK: visits
    var visitsSetCallCount = 0
    var visits: Int = 0 { didSet { visitsSetCallCount += 1 } }

    // MARK: owner
    private var _owner: Note?
    var owner: Note {
        get {
            guard let _owner else { fatalError("AccountMock.owner is not set") }
            return _owner
        }
        set { _owner = newValue }
    }

    // MARK: nickname
    var nicknameSetCallCount = 0
    var nickname: String? { didSet { nicknameSetCallCount += 1 } }

    // MARK: current
    var currentSetCallCount = 0
    private var _current: Folder? { didSet { currentSetCallCount += 1 } }
    var current: Folder {
        get {
            guard let _current else { fatalError("AccountMock.current is not set") }
            return _current
        }
        set { _current = newValue }
    }

    // MARK: token
    var tokenHandler: (() async throws -> String)?
    var token: String {
        get async throws {
            if let tokenHandler { return try await tokenHandler() }
            return ""
        }
    }

    // MARK: isLocked
    var isLockedHandler: (() throws -> Bool)?
    var isLocked: Bool {
        get throws {
            if let isLockedHandler { return try isLockedHandler() }
            return false
        }
    }

    // MARK: avatar
    var avatarHandler: (() async -> Note)?
    var avatar: Note {
        get async {
            if let avatarHandler { return await avatarHandler() }
            fatalError("AccountMock.avatarHandler is not set")
        }
    }
}
