@_spi(Internals) @_spi(Payments) import SPIGroups

/// A dummy of `Ledger`, yours to edit.
final class LedgerDummy: Ledger {
    func book(_ amount: Int) { TestIssue.report("LedgerDummy.book(_:) must not be called") }
}

/// A dummy of `Till`, yours to edit.
///
/// `reset()` keeps its default implementation.
final class TillDummy: Till {
    func open() throws { TestIssue.report("TillDummy.open() must not be called") }

    func receipt(for amount: Int) -> Receipt {
        TestIssue.report("TillDummy.receipt(for:) must not be called", returning: Receipt())
    }

    var last: Receipt? {
        get { TestIssue.report("TillDummy.last must not be read", returning: nil) }
        set { TestIssue.report("TillDummy.last must not be set") }
    }

    func close() { TestIssue.report("TillDummy.close() must not be called") }
    func count() -> Int { TestIssue.report("TillDummy.count() must not be called", returning: 0) }
}
