@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: save()
    private(set) var saveCallCount = 0
    func save() async { saveCallCount += 1 }
}
