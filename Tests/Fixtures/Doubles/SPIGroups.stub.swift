@_spi(Internals) @_spi(Payments) import SPIGroups

/// A stub of `Ledger`, yours to edit.
final class LedgerStub: Ledger {
    func book(_ amount: Int) {}
}

/// A stub of `Till`, yours to edit.
///
/// `reset()` keeps its default implementation.
final class TillStub: Till {
    // MARK: open()
    var openStub: () throws -> Void = {}
    func open() throws { try openStub() }

    // MARK: receipt(for:)
    var receiptForStub: (Int) -> Receipt = { _ in Receipt() }
    func receipt(for amount: Int) -> Receipt { receiptForStub(amount) }

    var last: Receipt?
    func close() {}

    // MARK: count()
    var countStub: () -> Int = { 0 }
    func count() -> Int { countStub() }
}
