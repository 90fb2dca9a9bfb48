@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    struct Storage {
        var itemCallCount = 0
        var itemStub: @Sendable () -> Note = { Note() }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func item() -> Note {
        storage.increment(\.itemCallCount)
        return storage.itemStub()
    }
}
