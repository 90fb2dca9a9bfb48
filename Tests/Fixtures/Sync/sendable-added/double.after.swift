@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var saveCalls: [Note] = []
        var saveStub: @Sendable (Note) throws -> Void = { _ in }
        var title = ""
        var findByCalls: [Int] = []
        var findByStub: @Sendable (Int) -> Note? = { _ in nil }
        var refreshCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func save(_ note: Note) throws {
        storage.append(note, to: \.saveCalls)
        try storage.saveStub(note)
    }

    var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    func find(by id: Int) -> Note? {
        storage.append(id, to: \.findByCalls)
        return storage.findByStub(id)
    }

    func refresh() { storage.increment(\.refreshCallCount) }
}
