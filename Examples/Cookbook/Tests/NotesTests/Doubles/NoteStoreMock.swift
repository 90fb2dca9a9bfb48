@testable import Notes

/// A mock of `NoteStore`, yours to edit.
@dynamicMemberLookup
final class NoteStoreMock: NoteStore {
    struct Storage {
        var saveCalls: [Note] = []
        var saveStub: @Sendable (Note) async throws -> Void = { _ in }
        var saveExpectations: [ExpectedCalls<Note>] = []
        var noteIdCalls: [Int] = []
        var noteIdStub: @Sendable (Int) async throws -> Note? = { _ in nil }
        var noteIdExpectations: [ExpectedCalls<Int>] = []
        var allNotesCallCount = 0
        var allNotesStub: @Sendable () async throws -> [Note] = { [] }
        var allNotesExpectations: [ExpectedCalls<Void>] = []
        var deleteIdCalls: [Int] = []
        var deleteIdStub: @Sendable (Int) async throws -> Void = { _ in }
        var deleteIdExpectations: [ExpectedCalls<Int>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.saveExpectations.unmet(storage.saveCalls, of: "save(_:)")
        unmet += storage.noteIdExpectations.unmet(storage.noteIdCalls, of: "note(id:)")
        unmet += storage.allNotesExpectations.unmet(storage.allNotesCallCount, of: "allNotes()")
        unmet += storage.deleteIdExpectations.unmet(storage.deleteIdCalls, of: "delete(id:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func save(_ note: Note) async throws {
        storage.append(note, to: \.saveCalls)
        try await storage.saveStub(note)
    }

    func note(id: Int) async throws -> Note? {
        storage.append(id, to: \.noteIdCalls)
        return try await storage.noteIdStub(id)
    }

    func allNotes() async throws -> [Note] {
        storage.increment(\.allNotesCallCount)
        return try await storage.allNotesStub()
    }

    func delete(id: Int) async throws {
        storage.append(id, to: \.deleteIdCalls)
        try await storage.deleteIdStub(id)
    }
}
