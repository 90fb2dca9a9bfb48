@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var client: Client = Client()
        var loadCallCount = 0
        var loadStub: @Sendable () -> Client = { Client() }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var client: Client {
        get { storage.client }
        set { storage.client = newValue }
    }

    func load() -> Client {
        storage.increment(\.loadCallCount)
        return storage.loadStub()
    }
}
