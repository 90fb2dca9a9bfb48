@testable import Notes

/// A fake of `Store`, yours to edit.
nonisolated final class StoreFake: Store {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    var last: Note?

    func load() async -> [Note] { notes }
}
