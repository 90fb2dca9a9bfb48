@_spi(Internals) @_spi(Payments) import SPIGroups

/// A fake of `Ledger`, yours to edit.
final class LedgerFake: Ledger {
    func book(_ amount: Int) {}
}

/// A fake of `Till`, yours to edit.
///
/// `reset()` keeps its default implementation.
final class TillFake: Till {
    func open() throws {
        // Fill in: what it does.
        TestIssue.report("TillFake.open() is not filled in")
    }

    func receipt(for amount: Int) -> Receipt {
        // Fill in: what it does.
        TestIssue.report("TillFake.receipt(for:) is not filled in", returning: Receipt())
    }

    var last: Receipt?
    func close() {}

    func count() -> Int {
        // Fill in: what it does.
        TestIssue.report("TillFake.count() is not filled in", returning: 0)
    }
}
