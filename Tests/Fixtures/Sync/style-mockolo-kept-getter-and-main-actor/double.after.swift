import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreMock: Store {
    init() {}

    struct Storage {
        var item: Int = 0  // mine
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(store: Int = 0, item: Int = 0) {
        self.store = store
        self.item = item
    }

    // MARK: store
    var storeSetCallCount = 0
    var store: Int = 0 { didSet { storeSetCallCount += 1 } }

    var item: Int {
        get { storage.item }
        set { storage.item = newValue }
    }

    // MARK: count()
    var countCallCount = 0
    var countHandler: (@MainActor () async -> [String: Int])?
    func count() async -> [String: Int] {
        countCallCount += 1
        if let countHandler { return await countHandler() }
        return [:]
    }
}
