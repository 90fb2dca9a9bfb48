@testable import Notes

/// A spy of `NoteStore`, yours to edit.
@dynamicMemberLookup
final class NoteStoreSpy: NoteStore {
    struct Storage {
        var saveCalls: [Note] = []
        var saveStub: @Sendable (Note) async throws -> Void = { _ in }
        var noteIdCalls: [Int] = []
        var noteIdStub: @Sendable (Int) async throws -> Note? = { _ in nil }
        var allNotesCallCount = 0
        var allNotesStub: @Sendable () async throws -> [Note] = { [] }
        var deleteIdCalls: [Int] = []
        var deleteIdStub: @Sendable (Int) async throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func save(_ note: Note) async throws {
        storage.withLock { $0.saveCalls.append(note) }
        try await storage.saveStub(note)
    }

    func note(id: Int) async throws -> Note? {
        storage.withLock { $0.noteIdCalls.append(id) }
        return try await storage.noteIdStub(id)
    }

    func allNotes() async throws -> [Note] {
        storage.withLock { $0.allNotesCallCount += 1 }
        return try await storage.allNotesStub()
    }

    func delete(id: Int) async throws {
        storage.withLock { $0.deleteIdCalls.append(id) }
        try await storage.deleteIdStub(id)
    }
}
