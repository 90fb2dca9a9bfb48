@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Scene = { TestIssue.stop("StoreSpy.loadStub is not set") }
    func load() -> Scene {
        loadCallCount += 1
        return loadStub()
    }
}
