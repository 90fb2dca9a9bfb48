@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    let isOn: Bool
    init(isOn: Bool) { self.isOn = isOn }
    var notes: [Note] = []

    func ping() -> Bool { isOn }

    func all() -> [Note] { notes }

    func add(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }
}
