@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) {
        assert(note.id > 0)
        saveCalls.append(note)
    }

    struct Storage {
        var loadCallCount = 0
        var loadStub: @Sendable () -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func load() -> Int {
        storage.increment(\.loadCallCount)
        return storage.loadStub()
    }
}
