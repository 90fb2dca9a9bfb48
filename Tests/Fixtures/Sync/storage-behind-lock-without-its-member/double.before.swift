import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var saveCalls: [Note] = []
        var loadIdCalls: [Int] = []
        var loadIdStub: @Sendable (Int) -> Note = { _ in Note() }
        var clearCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func clear() { storage.increment(\.clearCallCount) }
}
