@testable import Notes

/// A spy of `Store`, yours to edit.
actor StoreSpy: Store {
    func configure(_ change: @Sendable (isolated StoreSpy) -> Void) { change(self) }

    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) async { saveCalls.append(note) }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> [Note] = { [] }
    func load() -> [Note] {
        loadCallCount += 1
        return loadStub()
    }
}
