@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {
        lazy var client: Client = { fatalError("StoreMock.client is not set") }()
        var loadCallCount = 0
        var loadStub: @Sendable () -> Client = { fatalError("StoreMock.loadStub is not set") }
        var loadExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.loadExpectations.unmet(storage.loadCallCount, of: "load()")
        return unmet
    }

    var client: Client {
        get { storage.withLock { $0.client } }
        set { storage.replace { $0.client = newValue } }
    }

    func load() -> Client {
        storage.increment(\.loadCallCount)
        return storage.loadStub()
    }
}
