@testable import Notes

/// A stub of `Store`, yours to edit.
nonisolated final class StoreStub: Store {
    func save(_ note: Note) {
        // From the team's template.
    }

    // MARK: load()
    var loadStub: () -> [Note] = { [] }
    func load() -> [Note] {
        // From the team's template.
        loadStub()
    }

    // This one was there before the template was edited.
    func clear() {}
}
