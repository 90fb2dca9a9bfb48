@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var saveCalls: [Int] = []
    }

    private let storage = Locked(Storage())  // one lock for all

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func save(_ first: Int) { storage.append(first, to: \.saveCalls) }
}
