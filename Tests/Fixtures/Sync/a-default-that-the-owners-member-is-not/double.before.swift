import Foundation

@testable import Notes

/// A mock of `Store`, yours to edit.
///
/// `visit(first:with:)` keeps its default implementation.
nonisolated final class StoreMock: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += findExpectations.unmet(findCallCount, of: "find")
        return unmet
    }

    // MARK: find
    var findCallCount = 0
    var findStub: () async -> Bool = { false }
    var findExpectations: [ExpectedCalls<Void>] = []
    var find: Bool {
        get async {
            findCallCount += 1
            return await findStub()
        }
    }

    // MARK: visit(first:with:)
    struct VisitFirstWithCall: Equatable { let first: Int, second: URL }
    var visitFirstWithCalls: [VisitFirstWithCall] = []
    var visitFirstWithExpectations: [ExpectedCalls<VisitFirstWithCall>] = []
    func visit(first: Int, with second: URL) {
        let isSeen = true
        _ = isSeen
        visitFirstWithCalls.append(.init(first: first, second: second))
    }
}
