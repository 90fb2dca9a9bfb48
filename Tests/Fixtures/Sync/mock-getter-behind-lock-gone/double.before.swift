@testable import Notes

/// A mock of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreMock: Store {
    struct Storage {  // owned3
        var store: [String: Int] = [:]
        var removeSetCalls: [[String: Int]] = []
        var remove: [String: Int] = [:] { didSet { removeSetCalls.append(remove) } }
    }

    var store: [String: Int] {
        get { storage.store }
        set { storage.store = newValue }
    }

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    private let storage = Locked(Storage())

    var remove: [String: Int] {
        get { storage.remove }
        set { storage.remove = newValue }
    }
}
