@testable import Notes

/// A fake of `Store`, yours to edit.
final class StoreFake: Store {
    init(notes: [Note] = []) { self.notes = notes }

    var notes: [Note] = []
}
