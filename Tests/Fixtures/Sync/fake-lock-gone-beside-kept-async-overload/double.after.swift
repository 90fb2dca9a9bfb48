// swift-format-ignore-file
import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    // Ours, from before the lock.
    func insert(for first: Note) async throws -> Bool {
        print(first)
        guard !notes.contains(where: { $0.id == first.id }) else { return false }
        notes.append(first)
        return true
    }

    func insert(for first: Note) -> Bool {
        guard !notes.contains(where: { $0.id == first.id }) else { return false }
        notes.append(first)
        return true
    }
}
