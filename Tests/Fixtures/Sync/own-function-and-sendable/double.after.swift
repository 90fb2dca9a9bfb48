@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreStub: Store {
    func reset() -> Int { 1 }

    struct Storage {
        var loadStub: @Sendable () -> [Note] = { [] }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func save() {}
    func load() -> [Note] { storage.loadStub() }
}
