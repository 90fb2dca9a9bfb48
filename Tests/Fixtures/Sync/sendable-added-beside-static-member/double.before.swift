@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated final class StoreSpy: Store {
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

    // MARK: load(by:)
    var loadByCalls: [Int] = []
    var loadByStub: (Int) throws -> [Note] = { _ in [] }
    func load(by id: Int) throws -> [Note] {
        loadByCalls.append(id)
        return try loadByStub(id)
    }

    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) {
        assert(note.id >= 0)
        saveCalls.append(note)
    }

    static func make() -> Int {
        staticStorage.increment(\.makeCallCount)
        return staticStorage.makeStub()
    }
}
