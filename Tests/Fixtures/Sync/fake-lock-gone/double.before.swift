@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    struct Storage {
        var notes: [Note] = []
    }

    private let storage = Locked(Storage())

    init(notes: [Note] = []) { storage.notes = notes }

    var notes: [Note] {
        get { storage.notes }
        set { storage.notes = newValue }
    }

    static func load(with notes: [Note]) -> String {
        // Fill in: what it does.
        fatalError("StoreFake.load(with:) is not filled in")
    }
}
