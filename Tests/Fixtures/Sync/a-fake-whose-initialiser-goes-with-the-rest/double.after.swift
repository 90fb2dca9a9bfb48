@testable import Notes

/// A fake of `Store`, yours to edit.
@MainActor
final class StoreFake: Store {
    init() {}

    init(by first: [Note]) {}

    var notes: [Note] = []

    init(notes: [Note] = []) { self.notes = notes }

    func title() -> [Note] { notes }
}
