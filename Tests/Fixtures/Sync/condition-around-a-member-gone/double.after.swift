@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var saveCalls: [Int] = []
        var saveStub: @Sendable (Int) async throws -> Void = { _ in }
        var title: String = ""
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func save(_ note: Int) async throws {
        storage.append(note, to: \.saveCalls)
        try await storage.saveStub(note)
    }

    var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }
}
