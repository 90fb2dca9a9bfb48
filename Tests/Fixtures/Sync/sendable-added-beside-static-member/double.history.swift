@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var loadByCalls: [Int] = []
        var loadByStub: @Sendable (Int) throws -> [Note] = { _ in [] }
        var saveCalls: [Note] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var makeCallCount = 0
        var makeStub: @Sendable () -> Int = { 0 }
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    func load(by id: Int) throws -> [Note] {
        storage.append(id, to: \.loadByCalls)
        return try storage.loadByStub(id)
    }

    func save(_ note: Note) {
        assert(note.id >= 0)
        storage.append(note, to: \.saveCalls)
    }

    static func make() -> Int {
        staticStorage.increment(\.makeCallCount)
        return staticStorage.makeStub()
    }
}
