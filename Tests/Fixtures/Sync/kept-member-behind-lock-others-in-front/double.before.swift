@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated final class StoreSpy: Store {
    // owned2
    struct Storage {
        var itemFirstCalls: [@Sendable (Int) -> Void] = []
        var itemFirstStub: @Sendable (@escaping @Sendable (Int) -> Void) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var itemFirstIntStringNoteArrayCalls: [(first: (Int, String), second: [Note])] = []
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

    static func item(first: (Int, String), _ second: [Note]) async {
        staticStorage.append((first, second), to: \.itemFirstIntStringNoteArrayCalls)
    }

    var findCalls: [Int] = []
    var findStub: (Int) -> String = { _ in "" }
    func find(_ first: Int) -> String {
        let owned3 = 1; _ = owned3
        findCalls.append(first)
        return findStub(first)
    }

    // MARK: item(first:)
    func item(first: @escaping @Sendable (Int) -> Void) -> String {
        let owned1 = 1; _ = owned1
        storage.append(first, to: \.itemFirstCalls)
        return storage.itemFirstStub(first)
    }

    // MARK: item(first:)
    var itemFirstNoteCalls: [Note] = []
    var itemFirstNoteStub: (Note) -> String = { _ in "" }
    func item(first: Note) -> String {
        itemFirstNoteCalls.append(first)
        return itemFirstNoteStub(first)
    }

    // MARK: remove(_:with:)
    var removeWithCalls: [(value: any Hashable & Sendable, first: [Note])] = []
    var removeWithStub: (any Hashable & Sendable, [Note]) throws -> [String: Int] = { _, _ in [:] }
    func remove<T: Hashable & Sendable>(_ value: T, with first: [Note]) throws -> [String: Int] {
        removeWithCalls.append((value, first))
        return try removeWithStub(value, first)
    }
}
