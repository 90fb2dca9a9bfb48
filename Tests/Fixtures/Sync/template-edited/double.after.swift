@testable import Notes

/// A stub of `Store`, yours to edit.
nonisolated final class StoreStub: Store {
    func save(note: Note) {
        // From the team's template.
    }

    // MARK: load()
    var loadStub: () async -> [Note] = { [] }
    func load() async -> [Note] {
        // From the team's template.
        await loadStub()
    }

    // This one was there before the template was edited.
    func clear() {}

    // MARK: count()
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        // From the team's template.
        countStub()
    }
}
