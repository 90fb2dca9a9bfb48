import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    var saveCalls: [Note] = []

    // MARK: load(id:)
    var loadIdCalls: [Int] = []

    // MARK: clear()
    var clearCallCount = 0
    func clear() { clearCallCount += 1 }
}
