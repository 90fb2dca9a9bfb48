@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    func save(_ note: Int) { saveCalls.append(note) }

    // MARK: isFull()
    private(set) var isFullCallCount = 0
    var isFullStub: () -> Bool = { true }
    func isFull() -> Bool {
        isFullCallCount += 1
        return isFullStub()
    }

    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}
