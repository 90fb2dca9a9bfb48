@testable import Notes

/// A fake of `Store`, yours to edit.
@MainActor
final class StoreFake: Store {
    var notes: [Note]

    init(notes: [Note] = []) { self.notes = notes }

    func title() -> [Note] { notes }
}
