@_spi(Internals) @_spi(Payments) import SPIGroups

/// A mock of `Ledger`, yours to edit.
nonisolated final class LedgerMock: Ledger {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += bookExpectations.unmet(bookCalls, of: "book(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: book(_:)
    var bookCalls: [Int] = []
    var bookExpectations: [ExpectedCalls<Int>] = []
    func book(_ amount: Int) { bookCalls.append(amount) }
}

/// A mock of `Till`, yours to edit.
nonisolated final class TillMock: Till {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += openExpectations.unmet(openCallCount, of: "open()")
        unmet += receiptForExpectations.unmet(receiptForCalls, of: "receipt(for:)")
        unmet += closeExpectations.unmet(closeCallCount, of: "close()")
        unmet += countExpectations.unmet(countCallCount, of: "count()")
        unmet += resetExpectations.unmet(resetCallCount, of: "reset()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: open()
    var openCallCount = 0
    var openStub: () throws -> Void = {}
    var openExpectations: [ExpectedCalls<Void>] = []
    func open() throws {
        openCallCount += 1
        try openStub()
    }

    // MARK: receipt(for:)
    var receiptForCalls: [Int] = []
    var receiptForStub: (Int) -> Receipt = { _ in Receipt() }
    var receiptForExpectations: [ExpectedCalls<Int>] = []
    func receipt(for amount: Int) -> Receipt {
        receiptForCalls.append(amount)
        return receiptForStub(amount)
    }

    // MARK: last
    var lastSetCalls: [Receipt?] = []
    var last: Receipt? { didSet { lastSetCalls.append(last) } }

    // MARK: close()
    var closeCallCount = 0
    var closeExpectations: [ExpectedCalls<Void>] = []
    func close() { closeCallCount += 1 }

    // MARK: count()
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    var countExpectations: [ExpectedCalls<Void>] = []
    func count() -> Int {
        countCallCount += 1
        return countStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetExpectations: [ExpectedCalls<Void>] = []
    func reset() { resetCallCount += 1 }
}
