import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    init() {}

    struct Storage {
        var item: Int = 0  // mine
        var storeSetCallCount = 0
        var store: Int = 0
        var countCallCount = 0
        var countHandler: (@Sendable () async -> [String: Int])?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(store: Int = 0, item: Int = 0) {
        storage.store = store
        storage.item = item
    }

    var store: Int {
        get { storage.store }
        set {
            storage.withLock {
                $0.store = newValue
                $0.storeSetCallCount += 1
            }
        }
    }

    var item: Int {
        get { storage.item }
        set { storage.item = newValue }
    }

    func count() async -> [String: Int] {
        storage.withLock { $0.countCallCount += 1 }
        if let countHandler = storage.countHandler { return await countHandler() }
        return [:]
    }
}
