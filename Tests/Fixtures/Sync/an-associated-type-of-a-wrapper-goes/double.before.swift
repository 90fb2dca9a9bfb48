@testable import Notes

/// A wrapper of `Store`, yours to edit.
struct StoreWrapper<Base: Store>: Store {
    typealias Note = Base.Note
    typealias Body = Base.Body
    typealias Text = Base.Text
    let base: Base

    func save(_ note: Note) { base.save(note) }
}
