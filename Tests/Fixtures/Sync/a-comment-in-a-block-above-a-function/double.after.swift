@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: clear()
    lazy var clearCallCount = 0
    var clearStub: () async throws -> Void = {}
    /* not used by the tests of the form */
    func clear() async throws {
        clearCallCount += 1
        try await clearStub()
    }

    /// What the form shows.
    var count: Int {
        get { extra }
        set { extra = newValue }
    }

    // MARK: name
    var nameSetCalls: [String?] = []
    var name: String? { didSet { nameSetCalls.append(name) } }

    private var extra = 0
}
