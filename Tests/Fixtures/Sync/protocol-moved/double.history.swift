import Storage

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [String] = []
    func save(_ text: String) {
        assert(!text.isEmpty)
        saveCalls.append(text)
    }

    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}
