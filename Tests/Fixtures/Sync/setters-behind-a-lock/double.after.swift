@testable import Notes

/// A spy of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreSpy: Store {
    struct Storage {
        var titleSetCalls: [String] = []
        var title: String = "" { didSet { titleSetCalls.append(title) } }
        var count: Int = 0
        var notesSetCalls: [[Note]] = []
        var notes: [Note] = [] { didSet { notesSetCalls.append(notes) } }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var title: String {
        get { storage.title }
        set { storage.title = newValue }
    }

    var count: Int {
        get { storage.count }
        set { storage.count = newValue }
    }

    var notes: [Note] {
        get { storage.notes }
        set { storage.notes = newValue }
    }
}
