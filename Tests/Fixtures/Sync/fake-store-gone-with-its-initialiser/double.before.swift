@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    // Mine.
    struct Storage {
        var notes: [Note] = []
        var visit: Int = 0
    }

    private let storage = Locked(Storage())

    init(notes: [Note] = []) { storage.notes = notes }

    func find(_ title: String) async -> Bool {
        print("finding")
        // Fill in: what it does.
        fatalError("StoreFake.find(_:) is not filled in")
    }

    var notes: [Note] {
        get { storage.notes }
        set { storage.notes = newValue }
    }

    var visit: Int {
        get { storage.visit }
        set { storage.visit = newValue }
    }
}
