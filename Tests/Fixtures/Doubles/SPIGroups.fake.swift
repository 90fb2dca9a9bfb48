@_spi(Internals) @_spi(Payments) import SPIGroups

/// A fake of `Ledger`, yours to edit.
final class LedgerFake: Ledger {
    func book(_ amount: Int) {}
}

/// A fake of `Till`, yours to edit.
///
/// `reset()` keeps its default implementation.
final class TillFake: Till {
    // MARK: open()
    var openStub: () throws -> Void = { TestIssue.report("TillFake.openStub is not set") }
    func open() throws { try openStub() }

    // MARK: receipt(for:)
    var receiptForStub: (Int) -> Receipt = { _ in
        TestIssue.report("TillFake.receiptForStub is not set", returning: Receipt())
    }
    func receipt(for amount: Int) -> Receipt { receiptForStub(amount) }

    var last: Receipt?
    func close() {}

    // MARK: count()
    var countStub: () -> Int = { TestIssue.report("TillFake.countStub is not set", returning: 0) }
    func count() -> Int { countStub() }
}
