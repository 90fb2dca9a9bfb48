@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: open()
    private(set) var openCallCount = 0
    func open() { openCallCount += 1 }

    // MARK: close()
    private(set) var closeCallCount = 0
    func close() async { closeCallCount += 1 }

    func reset() {
        openCallCount = 0
        closeCallCount = 0
    }
}
