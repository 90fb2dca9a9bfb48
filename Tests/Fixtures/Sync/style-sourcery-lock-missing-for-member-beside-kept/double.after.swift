@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
actor StoreMock: Store {
    // MARK: count(by:)
    var countByCallsCount = 0
    var countByCalled: Bool { countByCallsCount > 0 }
    var countByReceivedFirst: Note?
    var countByReceivedInvocations: [Note] = []
    var countByReturnValue: Int = 0
    var countByClosure: (@MainActor (Note) async -> Int)?
    func count(by first: Note) async -> Int {
        let owned1 = 1; _ = owned1
        countByCallsCount += 1
        countByReceivedFirst = first
        countByReceivedInvocations.append(first)
        if let countByClosure { return await countByClosure(first) }
        return countByReturnValue
    }

    nonisolated var countByFirstNoteIntCalled: Bool { storage.countByFirstNoteIntCallsCount > 0 }
    @MainActor func count(by first: Note) -> Int {
        storage.withLock {
            $0.countByFirstNoteIntCallsCount += 1
            $0.countByFirstNoteIntReceivedFirst = first
            $0.countByFirstNoteIntReceivedInvocations.append(first)
        }
        if let countByFirstNoteIntClosure = storage.countByFirstNoteIntClosure {
            return countByFirstNoteIntClosure(first)
        }
        return storage.countByFirstNoteIntReturnValue
    }

    struct Storage {
        var countByFirstNoteIntCallsCount = 0
        var countByFirstNoteIntReceivedFirst: Note?
        var countByFirstNoteIntReceivedInvocations: [Note] = []
        var countByFirstNoteIntReturnValue: Int = 0
        var countByFirstNoteIntClosure: (@Sendable (Note) -> Int)?
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    #if DEBUG || !DEBUG
    func configure(_ change: @Sendable (isolated StoreMock) -> Void) { change(self) }
    #endif
}
