@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {  // owned3
    }

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    private let storage = Locked(Storage())
}
