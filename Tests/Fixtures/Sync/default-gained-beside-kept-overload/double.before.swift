import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        struct CountForStringIntCall: Equatable { let first: String, second: Int }
        var countForStringIntCalls: [CountForStringIntCall] = []
        var countForStringIntStub: @Sendable (String, Int) -> [String: Int] = { _, _ in [:] }
        var countForStringNoteCalls: [(first: String, second: Note)] = []
        var countForStringNoteStub: @Sendable (String, Note) async throws -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func count(for first: String, _ second: Int) -> [String: Int] {
        storage.append(.init(first: first, second: second), to: \.countForStringIntCalls)
        return storage.countForStringIntStub(first, second)
    }

    func count(for first: String, _ second: Note) async throws {
        let mine = 1; _ = mine
        storage.append((first, second), to: \.countForStringNoteCalls)
        try await storage.countForStringNoteStub(first, second)
    }
}
