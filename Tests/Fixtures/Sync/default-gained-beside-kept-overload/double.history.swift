import Notes

/// A spy of `Store`, yours to edit.
///
/// `count(for:_:)` keeps its default implementation.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var countForStringNoteCalls: [(first: String, second: Note)] = []
        var countForStringNoteStub: @Sendable (String, Note) async throws -> Void = { _, _ in }
        var removeForCalls: [(first: String, second: Note)] = []
        var removeForStub: @Sendable (String, Note) async throws -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func remove(for first: String, _ second: Note) async throws {
        storage.append((first, second), to: \.removeForCalls)
        try await storage.removeForStub(first, second)
    }

    func count(for first: String, _ second: Note) async throws {
        let mine = 1; _ = mine
        storage.append((first, second), to: \.countForStringNoteCalls)
        try await storage.countForStringNoteStub(first, second)
    }
}
