@testable import Notes

/// A fake of `Store`, yours to edit.
nonisolated final class StoreFake: Store {
    func ownCount() -> Int { 1 }

    var notes: [Note] = []

    init(notes: [Note] = []) { self.notes = notes }

    var all: [Note] {
        get async { notes }
    }

    init(_ first: Int) {}
}
