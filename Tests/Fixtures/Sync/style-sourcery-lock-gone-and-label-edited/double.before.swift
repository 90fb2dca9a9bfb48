@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {
        var loadCallsCount = 0
        var loadReceivedFirst: Note?
        var loadReceivedInvocations: [Note?] = []
        var loadReturnValue: Int = 0
        var loadClosure: (@Sendable (Note?) async -> Int)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: load(with:)
    var loadCalled: Bool { storage.loadCallsCount > 0 }
    func load(with first: Note?) async -> Int {
        storage.withLock {
            $0.loadCallsCount += 1
            $0.loadReceivedFirst = first
            $0.loadReceivedInvocations.append(first)
        }  // mine
        if let loadClosure = storage.loadClosure { return await loadClosure(first) }
        return storage.loadReturnValue
    }
}
