@testable import Notes

/// A spy of `Shelf`, yours to edit.
///
/// `subscript(dynamicMember:)` and `subscript(dynamicMember:)` keep their default implementations.
@dynamicMemberLookup
final class ShelfSpy<Item>: Shelf {
    struct Storage {
        var countCallCount = 0
        var countStub: @Sendable () -> Int = { 0 }
        var clearCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func count() -> Int {
        storage.increment(\.countCallCount)
        return storage.countStub()
    }

    func clear() { storage.increment(\.clearCallCount) }
}
