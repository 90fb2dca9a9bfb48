@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreStub: Store {
    struct Storage {
        var findStub: @Sendable (Int) -> Note? = { _ in nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func find(_ id: Int) -> Note? {
        assert(id > 0)
        return storage.findStub(id)
    }
}
