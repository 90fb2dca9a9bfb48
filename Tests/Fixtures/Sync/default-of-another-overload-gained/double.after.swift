@testable import Notes

/// A wrapper of `Store`, yours to edit.
struct StoreWrapper<Base: Store>: Store {
    let base: Base

    func read(_ note: Int) { base.read(note) }
    func read(_ text: String) { base.read(text) }
}
