@_spi(Internals) @_spi(Payments) import SPIGroups

/// A spy of `Ledger`, yours to edit.
final class LedgerSpy: Ledger {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Ledger) { bookStub = { live.book($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { bookCalls = [] }

    // MARK: book(_:)
    var bookCalls: [Int] = []
    var bookStub: (Int) -> Void = { _ in }
    func book(_ amount: Int) {
        bookCalls.append(amount)
        order?.add("book(_:)")
        bookStub(amount)
    }
}

/// A spy of `Till`, yours to edit.
final class TillSpy: Till {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Till) {
        openStub = { try live.open() }
        receiptForStub = { live.receipt(for: $0) }
        lastStub = { live.last }
        closeStub = { live.close() }
        countStub = { live.count() }
        resetStub = { live.reset() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        openCallCount = 0
        receiptForCalls = []
        lastCallCount = 0
        lastSetCalls = []
        closeCallCount = 0
        countCallCount = 0
        resetCallCount = 0
    }

    // MARK: open()
    var openCallCount = 0
    var openStub: () throws -> Void = {}
    func open() throws {
        openCallCount += 1
        order?.add("open()")
        try openStub()
    }

    // MARK: receipt(for:)
    var receiptForCalls: [Int] = []
    var receiptForStub: (Int) -> Receipt = { _ in Receipt() }
    func receipt(for amount: Int) -> Receipt {
        receiptForCalls.append(amount)
        order?.add("receipt(for:)")
        return receiptForStub(amount)
    }

    // MARK: last
    var lastCallCount = 0
    var lastStub: () -> Receipt? = { nil }
    var lastSetCalls: [Receipt?] = []
    var lastSetStub: (Receipt?) -> Void = { _ in }
    var last: Receipt? {
        get {
            lastCallCount += 1
            order?.add("last")
            return lastStub()
        }
        set {
            lastSetCalls.append(newValue)
            order?.add("last")
            lastSetStub(newValue)
        }
    }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () -> Void = {}
    func close() {
        closeCallCount += 1
        order?.add("close()")
        closeStub()
    }

    // MARK: count()
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        order?.add("count()")
        return countStub()
    }

    // MARK: reset()
    var resetCallCount = 0
    var resetStub: () -> Void = {}
    func reset() {
        resetCallCount += 1
        order?.add("reset()")
        resetStub()
    }
}
