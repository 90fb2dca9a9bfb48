@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // Every other test starts here.
    // MARK: init()
    var initCallCount = 0
    init() { initCallCount += 1 }

    // MARK: init(for:)
    var initForCalls: [Note?] = []
    init(for first: Note?) { initForCalls.append(first) }

    // MARK: count
    var countCallCount = 0
    var countStub: () throws -> Int = { 0 }
    var count: Int {
        get throws {
            countCallCount += 1
            return try countStub()
        }
    }
}
