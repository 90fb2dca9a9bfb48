@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreStub: Store {
    struct Storage {
        var removeStub: @Sendable () -> Note? = { nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    #if DEBUG || !DEBUG
    /// owned4.
    func remove() -> Note? {
        let owned3 = 1; _ = owned3
        return storage.removeStub()
    }
    #endif
}

extension Int { var owned1: Int { self } }
