@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    private var isQuiet = false

    init(isQuiet: Bool) { self.isQuiet = isQuiet }

    init(all: [Note] = []) { self.all = all }

    func refresh() {
        if !isQuiet { print("refreshing") }
    }

    func save(_ note: Note) {
        if let index = all.firstIndex(where: { $0.id == note.id }) {
            all[index] = note
        } else {
            all.append(note)
        }
    }

    var all: [Note] = []
}
