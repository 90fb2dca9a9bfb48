@testable import Notes

/// A wrapper of `Store`, yours to edit.
struct StoreWrapper<Base: Store>: Store {
    typealias Note = Base.Note
    let base: Base

    func save() { base.save() }
}
