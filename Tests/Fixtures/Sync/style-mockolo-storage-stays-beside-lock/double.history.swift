@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    /// Mine: owned1.
    @MainActor func save(for first: Int) -> [Note] {
        storage.withLock {
            $0.saveCallCount += 1
            $0.saveArgValues.append(first)
        }
        if let saveHandler = storage.saveHandler { return saveHandler(first) }
        return []
    }

    init() {}

    struct Storage {
        var store: String = ""
        var findCallCount = 0
        var findHandler: (@Sendable () -> Bool)?
        var saveCallCount = 0
        var saveArgValues: [Int] = []
        var saveHandler: (@Sendable (Int) -> [Note])?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(store: String = "") { storage.store = store }

    var store: String {
        get { storage.store }
        set { storage.store = newValue }
    }

    func find() -> Bool {
        storage.withLock { $0.findCallCount += 1 }
        if let findHandler = storage.findHandler { return findHandler() }
        return false
    }
}
