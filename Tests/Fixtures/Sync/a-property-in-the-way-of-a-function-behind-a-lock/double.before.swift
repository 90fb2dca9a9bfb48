@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += visitExpectations.unmet(visitCalls, of: "visit(_:)")
        return unmet
    }

    // MARK: title
    var titleSetCalls: [Int?] = []
    var title: Int? { didSet { titleSetCalls.append(title) } }  // mine

    // MARK: visit(_:)
    var visitCalls: [Int] = []
    var visitStub: (Int) -> Int = { _ in 0 }
    var visitExpectations: [ExpectedCalls<Int>] = []
    func visit(_ first: Int) -> Int {
        visitCalls.append(first)
        return visitStub(first)
    }
}
