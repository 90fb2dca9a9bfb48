@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    var notes: [Note]
    var tags: [Tag]

    init(notes: [Note] = [], tags: [Tag] = []) {
        self.notes = notes
        self.tags = tags
    }

    func save(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    func save(_ tag: Tag) {
        if let index = tags.firstIndex(where: { $0.id == tag.id }) {
            tags[index] = tag
        } else {
            tags.append(tag)
        }
    }

    func find(by id: Int) -> Note? { notes.first { $0.id == id } }
}
