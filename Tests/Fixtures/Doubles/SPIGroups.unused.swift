@_spi(Internals) @_spi(Payments) import SPIGroups

/// A spy of `Ledger`, yours to edit.
final class LedgerSpy: Ledger {
    var order: CallOrder? { didSet { Unused.reads("LedgerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { bookCalls = [] }

    // MARK: book(_:)
    @Recorded("LedgerSpy.book(_:)") var bookCalls: [Int] = []
    func book(_ amount: Int) {
        $bookCalls.append(amount)
        order?.add("book(_:)")
    }
}

/// A spy of `Till`, yours to edit.
final class TillSpy: Till {
    var order: CallOrder? { didSet { Unused.reads("TillSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        receiptForCalls = []
        lastSetCalls = []
        closeCallCount = 0
        countCallCount = 0
        resetCallCount = 0
    }

    // MARK: open()
    @Recorded("TillSpy.open()") var openCallCount = 0
    @Stubbed("TillSpy.openStub") var openStub: () throws -> Void = {}
    func open() throws {
        $openCallCount.increment()
        order?.add("open()")
        try openStub()
    }

    // MARK: receipt(for:)
    @Recorded("TillSpy.receipt(for:)") var receiptForCalls: [Int] = []
    @Stubbed("TillSpy.receiptForStub") var receiptForStub: (Int) -> Receipt = { _ in Receipt() }
    func receipt(for amount: Int) -> Receipt {
        $receiptForCalls.append(amount)
        order?.add("receipt(for:)")
        return receiptForStub(amount)
    }

    // MARK: last
    @Recorded("TillSpy.last") var lastSetCalls: [Receipt?] = []
    var last: Receipt? {
        didSet {
            $lastSetCalls.append(last)
            order?.add("last")
        }
    }

    // MARK: close()
    @Recorded("TillSpy.close()") var closeCallCount = 0
    func close() {
        $closeCallCount.increment()
        order?.add("close()")
    }

    // MARK: count()
    @Recorded("TillSpy.count()") var countCallCount = 0
    @Stubbed("TillSpy.countStub") var countStub: () -> Int = { 0 }
    func count() -> Int {
        $countCallCount.increment()
        order?.add("count()")
        return countStub()
    }

    // MARK: reset()
    @Recorded("TillSpy.reset()") var resetCallCount = 0
    func reset() {
        $resetCallCount.increment()
        order?.add("reset()")
    }
}
