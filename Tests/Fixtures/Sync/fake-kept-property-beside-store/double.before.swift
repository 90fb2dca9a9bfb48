@testable import Notes

/// A fake of `Store`, yours to edit.
@MainActor
final class StoreFake: Store {
    var find: Note?

    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func load(_ first: Note) -> Note? { notes.first { $0.id == first.id } }

    func insert(at first: Note) throws -> Bool {
        guard !notes.contains(where: { $0.id == first.id }) else { return false }
        notes.append(first)
        return true
    }
}
