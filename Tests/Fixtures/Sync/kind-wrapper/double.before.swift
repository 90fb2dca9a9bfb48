@testable import Notes

/// A wrapper of `Store`, yours to edit.
struct StoreWrapper<Base: Store>: Store {
    let base: Base

    func save(_ note: Note) throws { try base.save(note) }
    func find(by id: Int) -> Note? { base.find(by: id) }
    func refresh() { base.refresh() }
}
