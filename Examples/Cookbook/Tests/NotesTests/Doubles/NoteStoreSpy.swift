@testable import Notes

/// A spy of `NoteStore`, yours to edit.
@dynamicMemberLookup
final class NoteStoreSpy: NoteStore {
    init() {}

    struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NoteStore) {
        storage.saveStub = { try await live.save($0) }
        storage.noteIdStub = { try await live.note(id: $0) }
        storage.allNotesStub = { try await live.allNotes() }
        storage.deleteIdStub = { try await live.delete(id: $0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.saveCalls = []
        storage.noteIdCalls = []
        storage.allNotesCallCount = 0
        storage.deleteIdCalls = []
    }

    func save(_ note: Note) async throws {
        storage.append(note, to: \.saveCalls)
        storage.order?.add("save(_:)")
        try await storage.saveStub(note)
    }

    func note(id: Int) async throws -> Note? {
        storage.append(id, to: \.noteIdCalls)
        storage.order?.add("note(id:)")
        return try await storage.noteIdStub(id)
    }

    func allNotes() async throws -> [Note] {
        storage.increment(\.allNotesCallCount)
        storage.order?.add("allNotes()")
        return try await storage.allNotesStub()
    }

    func delete(id: Int) async throws {
        storage.append(id, to: \.deleteIdCalls)
        storage.order?.add("delete(id:)")
        try await storage.deleteIdStub(id)
    }
}
