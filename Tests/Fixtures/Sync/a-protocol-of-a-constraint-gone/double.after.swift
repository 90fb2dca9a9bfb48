@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }
}
