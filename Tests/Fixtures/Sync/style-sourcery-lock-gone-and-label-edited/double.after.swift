@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
actor StoreMock: Store {
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

    func configure(_ change: @Sendable (isolated StoreMock) -> Void) { change(self) }

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

    // MARK: load(at:)
    var loadAtCallsCount = 0
    var loadAtCalled: Bool { loadAtCallsCount > 0 }
    var loadAtReceivedFirst: Note?
    var loadAtReceivedInvocations: [Note?] = []
    var loadAtReturnValue: Int = 0
    var loadAtClosure: ((Note?) async -> Int)?
    func load(at first: Note?) async -> Int {
        loadAtCallsCount += 1
        loadAtReceivedFirst = first
        loadAtReceivedInvocations.append(first)
        if let loadAtClosure { return await loadAtClosure(first) }
        return loadAtReturnValue
    }

    // MARK: find()
    var findCallsCount = 0
    var findCalled: Bool { findCallsCount > 0 }
    var findReturnValue: Int = 0
    var findClosure: (() -> Int)?
    func find() -> Int {
        findCallsCount += 1
        if let findClosure { return findClosure() }
        return findReturnValue
    }
}
