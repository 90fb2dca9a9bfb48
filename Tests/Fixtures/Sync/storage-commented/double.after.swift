// swift-format-ignore-file
@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage { // what was recorded
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // MARK: save(_:)
    var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}
