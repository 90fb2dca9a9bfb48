@testable import Notes

/// A spy of `Store`, yours to edit.
///
/// `subscript(_:)` keeps its default implementation.
@dynamicMemberLookup
nonisolated final class StoreSpy: Store {
    struct Storage {
        var titleCallCount = 0
        var titleStub: @Sendable () -> String = { "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func title() -> String {
        print("title")
        storage.increment(\.titleCallCount)
        return storage.titleStub()
    }
}
