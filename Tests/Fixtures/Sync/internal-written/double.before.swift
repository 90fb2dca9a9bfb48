@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    var saveStub: (Int) throws -> Void = { _ in }
    internal func save(_ note: Int) throws {
        self.saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: load()
    private(set) var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    internal func load() -> Int {
        self.loadCallCount += 1
        return loadStub()
    }
}
