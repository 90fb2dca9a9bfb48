@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreStub: Store {
    // MARK: find(_:)
    var findStub: (Int) -> [String: Int] = { _ in [:] }
    func find(_ value: Int) -> [String: Int] {
        let owned = 1; _ = owned
        return findStub(value)
    }

    struct Storage {
        var findStub: @Sendable (Int) throws -> Void = { _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func find(_ value: Int) throws { try storage.findStub(value) }
}
