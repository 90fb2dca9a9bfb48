@_spi(Internals) @_spi(Payments) import SPIGroups

/// A client of `Ledger`, yours to edit.
struct LedgerClient: Ledger {
    /// A client whose members fail until they are set.
    static var unimplemented: LedgerClient { LedgerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Ledger) {
        onBook = { live.book($0) }
    }

    // MARK: book(_:)
    var onBook: (Int) -> Void = { _ in TestIssue.report("LedgerClient.onBook is not set") }
    func book(_ amount: Int) { onBook(amount) }
}

/// A client of `Till`, yours to edit.
struct TillClient: Till {
    /// A client whose members fail until they are set.
    static var unimplemented: TillClient { TillClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Till) {
        var live = live
        onOpen = { try live.open() }
        onReceiptFor = { live.receipt(for: $0) }
        onLast = { live.last }
        onSetLast = { live.last = $0 }
        onClose = { live.close() }
        onCount = { live.count() }
        onReset = { live.reset() }
    }

    // MARK: open()
    var onOpen: () throws -> Void = { TestIssue.report("TillClient.onOpen is not set") }
    func open() throws { try onOpen() }

    // MARK: receipt(for:)
    var onReceiptFor: (Int) -> Receipt = { _ in
        TestIssue.report("TillClient.onReceiptFor is not set", returning: Receipt())
    }
    func receipt(for amount: Int) -> Receipt { onReceiptFor(amount) }

    // MARK: last
    var onLast: () -> Receipt? = { TestIssue.report("TillClient.onLast is not set", returning: nil) }
    var onSetLast: (Receipt?) -> Void = { _ in TestIssue.report("TillClient.onSetLast is not set") }
    var last: Receipt? {
        get { onLast() }
        set { onSetLast(newValue) }
    }

    // MARK: close()
    var onClose: () -> Void = { TestIssue.report("TillClient.onClose is not set") }
    func close() { onClose() }

    // MARK: count()
    var onCount: () -> Int = { TestIssue.report("TillClient.onCount is not set", returning: 0) }
    func count() -> Int { onCount() }

    // MARK: reset()
    var onReset: () -> Void = { TestIssue.report("TillClient.onReset is not set") }
    func reset() { onReset() }
}
