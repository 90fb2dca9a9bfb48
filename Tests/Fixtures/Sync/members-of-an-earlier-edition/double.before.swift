import Notes

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

    struct UnsetStub: Error { let name: String }

    // MARK: find(_:in:)
    struct FindInCall: Equatable { let text: String, folder: Int }
    var findInCalls: [FindInCall] = []
    var findInStub: (String, Int) -> any Decodable = { _, _ in fatalError("StoreSpy.findInStub is not set") }
    func find(_ text: String, in folder: Int) -> any Decodable {
        findInCalls.append(.init(text: text, folder: folder))
        return findInStub(text, folder)
    }

    // MARK: load(_:)
    var loadCalls: [Int] = []
    var loadStub: (Int) throws -> any Decodable = { _ in throw UnsetStub(name: "StoreSpy.loadStub") }
    func load(_ id: Int) throws -> any Decodable {
        loadCalls.append(id)
        return try loadStub(id)
    }

    static func make() -> Int {
        staticStorage.increment(\.makeCallCount)
        return staticStorage.makeStub()
    }
}
