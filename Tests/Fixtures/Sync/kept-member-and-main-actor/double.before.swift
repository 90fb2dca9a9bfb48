@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // owned1
    // MARK: visit(at:with:)
    var visitAtWithCalls: [(first: @Sendable (Int) -> Void, second: Int)] = []
    var visitAtWithStub: (@escaping @Sendable (Int) -> Void, Int) async -> Bool = { _, _ in false }
    func visit(at first: @escaping @Sendable (Int) -> Void, with second: Int) async -> Bool {
        visitAtWithCalls.append((first, second))
        return await visitAtWithStub(first, second)
    }

    // MARK: init()
    var initCallCount = 0
    init() { initCallCount += 1 }
}
