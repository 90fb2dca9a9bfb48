@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreStub<Item: Key>: Store {
    struct Storage {
        var loadStub: @Sendable (Item.Type) async -> Item? = { _ in nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func load(_ item: Item.Type) async -> Item? { await storage.loadStub(item) }
}
