@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    struct Storage {
        var notes: [Note] = []
    }

    private let storage = Locked(Storage())

    var notes: [Note] {
        get { storage.notes }
        set { storage.notes = newValue }
    }

    init(notes: [Note] = []) { storage.notes = notes }

    func save(_ note: Note) {
        storage.withLock { storage in
            if let index = storage.notes.firstIndex(where: { $0.id == note.id }) {
                storage.notes[index] = note
            } else {
                storage.notes.append(note)
            }
        }
    }

    func title() -> String {
        // Fill in: what it does.
        fatalError("StoreFake.title() is not filled in")
    }
}
