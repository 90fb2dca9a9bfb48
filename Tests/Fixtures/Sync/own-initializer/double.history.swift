@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    convenience init(notes: [Note]) { self.init() }
    init() {}

    // MARK: init(name:)
    private(set) var initNameCalls: [String] = []
    init(name: String) { initNameCalls.append(name) }

    // MARK: save(_:)
    private(set) var saveCalls: [Note] = []
    func save(_ note: Note) { saveCalls.append(note) }
}
