@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    /// Fill in: what identifies a `Note`.
    private static func id(of note: Note) -> AnyHashable { fatalError("StoreFake.id(of:) is not filled in") }

    func add(_ note: Note) { notes.append(note) }
    func remove(_ note: Note) { notes.removeAll { Self.id(of: $0) == Self.id(of: note) } }
    func all() -> [Note] { notes }
}
