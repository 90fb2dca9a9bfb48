@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Memo] = []
    var saveStub: (Memo) throws -> Void = { _ in }
    func save(_ note: Memo) throws {
        saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> Memo = { Memo(id: 0) }
    func load() -> Memo {
        loadCallCount += 1
        return loadStub()
    }
}
