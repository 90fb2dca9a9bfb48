@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    // Asked for by the list.
    // MARK: visit(_:)
    var visitCallCount = 0
    var visitArgValues: [Int] = []
    var visitHandler: ((Int) -> Bool)?
    func visit(_ count: Int) -> Bool {
        visitCallCount += 1
        visitArgValues.append(count)
        if let visitHandler { return visitHandler(count) }
        return false
    }

    // MARK: visit(_:)
    var visitPairCallCount = 0
    var visitPairArgValues: [(Int, String)] = []
    var visitPairHandler: (((Int, String)) -> Bool)?
    func visit(_ pair: (Int, String)) -> Bool {
        visitPairCallCount += 1
        visitPairArgValues.append(pair)
        if let visitPairHandler { return visitPairHandler(pair) }
        return false
    }

    // MARK: clear()
    var clearCallCount = 0
    var clearHandler: (() -> Void)?
    func clear() {
        clearCallCount += 1
        if let clearHandler { clearHandler() }
    }
}
