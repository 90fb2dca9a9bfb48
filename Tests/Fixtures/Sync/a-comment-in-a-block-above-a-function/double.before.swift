@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: clear()
    lazy var clearCallCount = 0
    /* not used by the tests of the form */
    func clear() { clearCallCount += 1 }

    /// What the form shows.
    var count: Int {
        get { extra }
        set { extra = newValue }
    }
    private var extra = 0
}
