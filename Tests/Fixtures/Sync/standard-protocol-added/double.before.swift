@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}
