@_spi(Internals) @_spi(Payments) import SPIGroups

/// A fake of `Ledger`, yours to edit.
final class LedgerFake: Ledger {
    func book(_ amount: Int) {
        // Fill in: what it does.
        fatalError("LedgerFake.book(_:) is not filled in")
    }
}

/// A fake of `Till`, yours to edit.
///
/// `reset()` keeps its default implementation.
final class TillFake: Till {
    func open() throws {
        // Fill in: what it does.
        fatalError("TillFake.open() is not filled in")
    }

    func receipt(for amount: Int) -> Receipt {
        // Fill in: what it does.
        fatalError("TillFake.receipt(for:) is not filled in")
    }

    var last: Receipt?

    func close() {
        // Fill in: what it does.
        fatalError("TillFake.close() is not filled in")
    }

    func count() -> Int {
        // Fill in: what it does.
        fatalError("TillFake.count() is not filled in")
    }
}
