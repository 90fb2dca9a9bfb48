@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        struct SaveForCall: Equatable { let data: Int, key: String }
        var saveForCalls: [SaveForCall] = []
        var loadCallCount = 0
        var loadStub: @Sendable () -> String = { "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func save(_ payload: Int, for key: String) { storage.append(.init(data: payload, key: key), to: \.saveForCalls) }

    func load() -> String {
        storage.increment(\.loadCallCount)
        return storage.loadStub()
    }
}
