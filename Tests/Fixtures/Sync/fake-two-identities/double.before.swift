@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var notes: [Note]
    var tags: [Tag]

    init(notes: [Note] = [], tags: [Tag] = []) {
        self.notes = notes
        self.tags = tags
    }

    /// What tells one `Note` from another.
    private static func id(of note: Note) -> String { note.title }

    /// Fill in: what identifies a `Tag`.
    private static func id(of tag: Tag) -> String { tag.name }

    func save(_ note: Note) {
        if let index = notes.firstIndex(where: { Self.id(of: $0) == Self.id(of: note) }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    func find(note key: String) -> Note? { notes.first { Self.id(of: $0) == key } }

    func save(_ tag: Tag) {
        if let index = tags.firstIndex(where: { Self.id(of: $0) == Self.id(of: tag) }) {
            tags[index] = tag
        } else {
            tags.append(tag)
        }
    }

    func find(tag key: String) -> Tag? { tags.first { Self.id(of: $0) == key } }
}
