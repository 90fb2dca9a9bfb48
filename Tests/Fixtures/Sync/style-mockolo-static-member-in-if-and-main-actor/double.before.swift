@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    func owners() -> Int { 1 }

    init() {}

    struct Storage {
        var itemCallCount = 0
        var itemArgValues: [Int] = []
        var itemHandler: (@Sendable (Int) -> Bool)?
        var visit: [Int] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        #if os(Linux)
        var itemCallCount = 0
        var itemHandler: (@Sendable () async throws -> [String: Int])?
        #endif
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    init(visit: [Int] = []) { storage.visit = visit }

    func item(for first: Int) -> Bool {
        storage.withLock {
            $0.itemCallCount += 1
            $0.itemArgValues.append(first)
        }
        if let itemHandler = storage.itemHandler { return itemHandler(first) }
        return false
    }

    var visit: [Int] {
        get { storage.visit }
        set { storage.visit = newValue }
    }

    #if os(Linux)
    static func item() async throws -> [String: Int] {
        staticStorage.withLock { $0.itemCallCount += 1 }
        if let itemHandler = staticStorage.itemHandler { return try await itemHandler() }
        return [:]
    }
    #endif
}
