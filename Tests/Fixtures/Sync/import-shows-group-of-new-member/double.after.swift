@_spi(Payments) import Notes

@testable import Notes

/// A wrapper of `Till`, yours to edit.
nonisolated struct TillWrapper<Base: Till>: Till {
    let base: Base

    func open() { base.open() }
    func keep(_ receipt: Receipt) { base.keep(receipt) }
}
