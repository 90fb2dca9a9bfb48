@_spi(Internals) @_spi(Payments) import SPIGroups

/// A wrapper of `Ledger`, yours to edit.
struct LedgerWrapper<Base: Ledger>: Ledger {
    let base: Base

    func book(_ amount: Int) { base.book(amount) }
}

/// A wrapper of `Till`, yours to edit.
struct TillWrapper<Base: Till>: Till {
    var base: Base

    func open() throws { try base.open() }
    func receipt(for amount: Int) -> Receipt { base.receipt(for: amount) }

    var last: Receipt? {
        get { base.last }
        set { base.last = newValue }
    }

    func close() { base.close() }
    func count() -> Int { base.count() }
    func reset() { base.reset() }
}
