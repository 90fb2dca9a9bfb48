@_spi(Internals) @_spi(Payments) import SPIGroups

/// A dummy of `Ledger`, yours to edit.
final class LedgerDummy: Ledger {
    func book(_ amount: Int) { fatalError("LedgerDummy.book(_:) must not be called") }
}

/// A dummy of `Till`, yours to edit.
///
/// `reset()` keeps its default implementation.
final class TillDummy: Till {
    func open() throws { fatalError("TillDummy.open() must not be called") }
    func receipt(for amount: Int) -> Receipt { fatalError("TillDummy.receipt(for:) must not be called") }

    var last: Receipt? {
        get { fatalError("TillDummy.last must not be read") }
        set { fatalError("TillDummy.last must not be set") }
    }

    func close() { fatalError("TillDummy.close() must not be called") }
    func count() -> Int { fatalError("TillDummy.count() must not be called") }
}
