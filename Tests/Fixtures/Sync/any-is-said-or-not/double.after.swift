@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var task: Task<Void, any Error>?
        var saveCalls: [String] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var task: Task<Void, any Error>? {
        get { storage.task }
        set { storage.task = newValue }
    }

    func save(_ id: String) { storage.append(id, to: \.saveCalls) }
}
