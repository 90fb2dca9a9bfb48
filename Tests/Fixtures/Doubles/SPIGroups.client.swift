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
    var onBook: (Int) -> Void = { _ in fatalError("LedgerClient.onBook is not set") }
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
    var onOpen: () throws -> Void = { fatalError("TillClient.onOpen is not set") }
    func open() throws { try onOpen() }

    // MARK: receipt(for:)
    var onReceiptFor: (Int) -> Receipt = { _ in fatalError("TillClient.onReceiptFor is not set") }
    func receipt(for amount: Int) -> Receipt { onReceiptFor(amount) }

    // MARK: last
    var onLast: () -> Receipt? = { fatalError("TillClient.onLast is not set") }
    var onSetLast: (Receipt?) -> Void = { _ in fatalError("TillClient.onSetLast is not set") }
    var last: Receipt? {
        get { onLast() }
        set { onSetLast(newValue) }
    }

    // MARK: close()
    var onClose: () -> Void = { fatalError("TillClient.onClose is not set") }
    func close() { onClose() }

    // MARK: count()
    var onCount: () -> Int = { fatalError("TillClient.onCount is not set") }
    func count() -> Int { onCount() }

    // MARK: reset()
    var onReset: () -> Void = { fatalError("TillClient.onReset is not set") }
    func reset() { onReset() }
}
