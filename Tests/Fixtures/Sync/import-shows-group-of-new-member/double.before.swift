@testable import Notes

/// A wrapper of `Till`, yours to edit.
nonisolated struct TillWrapper<Base: Till>: Till {
    let base: Base

    func open() { base.open() }
}
