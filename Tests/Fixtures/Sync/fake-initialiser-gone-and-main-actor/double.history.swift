@testable import Notes

/// A fake of `Store`, yours to edit.
@MainActor
final class StoreFake: Store {
    var notes: [Note] = []

    init(notes: [Note] = []) { self.notes = notes }

    var remove: Note?

    #if DEBUG || !DEBUG
    func load() async -> [Note] { notes }
    #endif
    init(_ first: String) {}
}
