@testable import Notes

/// A mock of `NoteStore`, yours to edit.
@dynamicMemberLookup
final class NoteStoreMock: NoteStore {
    struct Storage {
        var saveCalls: [Note] = []
        var saveStub: @Sendable (Note) async throws -> Void = { _ in }
        var saveExpectedCount: Int?
        var noteIdCalls: [Int] = []
        var noteIdStub: @Sendable (Int) async throws -> Note? = { _ in nil }
        var noteIdExpectedCount: Int?
        var allNotesCallCount = 0
        var allNotesStub: @Sendable () async throws -> [Note] = { [] }
        var allNotesExpectedCount: Int?
        var deleteIdCalls: [Int] = []
        var deleteIdStub: @Sendable (Int) async throws -> Void = { _ in }
        var deleteIdExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws the members that were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("save(_:)", storage.saveExpectedCount, storage.saveCalls.count)
        check("note(id:)", storage.noteIdExpectedCount, storage.noteIdCalls.count)
        check("allNotes()", storage.allNotesExpectedCount, storage.allNotesCallCount)
        check("delete(id:)", storage.deleteIdExpectedCount, storage.deleteIdCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
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
