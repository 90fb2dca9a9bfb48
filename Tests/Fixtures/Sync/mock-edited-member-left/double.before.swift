@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {
        var saveCalls: [Note] = []
        var saveStub: @Sendable (Note) async throws -> Void = { _ in }
        var saveExpectedCount: Int?
        var findByCalls: [Int] = []
        var findByStub: @Sendable (Int) -> Note? = { _ in nil }
        var findByExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        // Sooner or later.
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("save(_:)", storage.saveExpectedCount, storage.saveCalls.count)
        check("find(by:)", storage.findByExpectedCount, storage.findByCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    func save(_ note: Note) async throws {
        assert(note.id > 0)
        storage.append(note, to: \.saveCalls)
        try await storage.saveStub(note)
    }

    func find(by id: Int) -> Note? {
        storage.append(id, to: \.findByCalls)
        return storage.findByStub(id)
    }
}
