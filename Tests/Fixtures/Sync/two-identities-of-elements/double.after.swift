@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var storedMarks: [Mark]
    var notes: [Note]

    init(marks: [Mark] = [], notes: [Note] = []) {
        storedMarks = marks
        self.notes = notes
    }

    /// Fill in: what identifies a `Mark`.
    private static func id(of mark: Mark) -> AnyHashable { fatalError("StoreFake.id(of:) is not filled in") }

    /// Fill in: what identifies a `Note`.
    private static func id(of note: Note) -> AnyHashable { fatalError("StoreFake.id(of:) is not filled in") }

    func add(mark: Mark) { storedMarks.append(mark) }
    func remove(mark: Mark) { storedMarks.removeAll { Self.id(of: $0) == Self.id(of: mark) } }
    func marks() -> [Mark] { storedMarks }
    func add(_ note: Note) { notes.append(note) }
    func remove(_ note: Note) { notes.removeAll { Self.id(of: $0) == Self.id(of: note) } }
    func all() -> [Note] { notes }
}
