@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {
        var itemCallCount = 0
        var itemArgValues: [(value: any Hashable & Sendable, id: Int)] = []
        var itemHandler: (@Sendable (any Hashable & Sendable, Int) async throws -> String)?
        var titleCallCount = 0
        var titleArgValues: [(number: Int, note: Note)] = []
        var titleHandler: (@Sendable (Int, Note) -> Bool)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: item(_:by:)
    func item<T: Hashable & Sendable>(_ value: T, by id: Int) async throws -> String {
        print("item")
        storage.withLock {
            $0.itemCallCount += 1
            $0.itemArgValues.append((value, id))
        }
        if let itemHandler = storage.itemHandler { return try await itemHandler(value, id) }
        return ""
    }

    func title(with number: Int, _ note: Note) -> Bool {
        storage.withLock {
            $0.titleCallCount += 1
            $0.titleArgValues.append((number, note))
        }
        if let titleHandler = storage.titleHandler { return titleHandler(number, note) }
        return false
    }
}
