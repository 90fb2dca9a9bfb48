// swift-format-ignore-file
import Notes

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

    // Ours, from before the lock.
    func insert(for first: Note) async throws -> Bool {
        print(first)
        guard !notes.contains(where: { $0.id == first.id }) else { return false }
        notes.append(first)
        return true
    }

    func insert(for first: Note) -> Bool {
        storage.withLock { storage in
            guard !storage.notes.contains(where: { $0.id == first.id }) else { return false }
            storage.notes.append(first)
            return true
        }
    }
}
