@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: clear()
    private(set) var clearCallCount = 0
    func clear() { clearCallCount += 1 }

    static func == (lhs: StoreSpy, rhs: StoreSpy) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
