@testable import Notes

/// A wrapper of `Store`, yours to edit.
struct StoreWrapper<Base: Store>: Store {
    let base: Base

    func save(_ note: Note) throws { try base.save(note) }
    func find(for id: Int) -> Note? { base.find(for: id) }
    func load() throws -> [Note] { try base.load() }
}
