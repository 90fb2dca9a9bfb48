@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: remove()
    var removeCallCount = 0
    func remove() { removeCallCount += 1 }

    // MARK: load()
    var loadCallCount = 0
    var loadStub: () -> Int = { 0 }
    func load() -> Int {
        loadCallCount += 1
        return loadStub()
    }

    // MARK: save()
    var saveCallCount = 0
    func save() { saveCallCount += 1 }
}
