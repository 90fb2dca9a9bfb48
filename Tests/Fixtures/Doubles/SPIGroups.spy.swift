@_spi(Internals) @_spi(Payments) import SPIGroups

/// A spy of `Ledger`, yours to edit.
final class LedgerSpy: Ledger {
    // MARK: book(_:)
    var bookCalls: [Int] = []
    func book(_ amount: Int) { bookCalls.append(amount) }
}

/// A spy of `Till`, yours to edit.
final class TillSpy: Till {
    // MARK: open()
    var openCallCount = 0
    var openStub: () throws -> Void = {}
    func open() throws {
        openCallCount += 1
        try openStub()
    }

    // MARK: receipt(for:)
    var receiptForCalls: [Int] = []
    var receiptForStub: (Int) -> Receipt = { _ in Receipt() }
    func receipt(for amount: Int) -> Receipt {
        receiptForCalls.append(amount)
        return receiptForStub(amount)
    }

    // MARK: last
    var lastSetCalls: [Receipt?] = []
    var last: Receipt? { didSet { lastSetCalls.append(last) } }

    // MARK: close()
    var closeCallCount = 0
    func close() { closeCallCount += 1 }

    // MARK: count()
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        return countStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    func reset() { resetCallCount += 1 }
}
