@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
@MainActor
final class StoreSpy: Store {
    struct Storage {
        var findByCalls: [Int] = []
        var findByStub: @Sendable (Int) -> Note? = { _ in
            nil  // none
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func find(by id: Int) -> Note? {
        storage.append(id, to: \.findByCalls)
        return storage.findByStub(id)
    }

    // MARK: find(by:)
    var findByCalls: [Int] = []
    var findByStub: @MainActor (Int) async -> Note? = { _ in nil }
    func find(by id: Int) async -> Note? {
        findByCalls.append(id)
        return await findByStub(id)
    }
}
