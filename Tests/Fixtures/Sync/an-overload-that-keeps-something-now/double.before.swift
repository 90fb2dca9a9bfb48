@testable import Notes

/// A stub of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreStub: Store {
    struct Storage {
        var find: String = ""
        var removeStub: @Sendable () -> [String: Int] = { [:] }
        var saveStub: @Sendable ([Note]) -> String = { _ in "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var find: String {
        get { storage.find }
        set { storage.find = newValue }
    }

    func remove() -> [String: Int] {
        let removed = storage.removeStub()
        return removed
    }
    func save(_ notes: [Note]) -> String { storage.saveStub(notes) }
    func save() {}
}
