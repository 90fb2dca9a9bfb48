@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var initCallCount = 0
        var itemSetCalls: [String] = []
        var item: String = "" { didSet { itemSetCalls.append(item) } }
        var titleCallCount = 0
        var titleStub: @Sendable () async throws -> [String: Int] = { [:] }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init() { storage.increment(\.initCallCount) }

    var item: String {
        get { storage.item }
        set { storage.item = newValue }
    }

    func title() async throws -> [String: Int] {
        storage.increment(\.titleCallCount)
        return try await storage.titleStub()
    }
}
