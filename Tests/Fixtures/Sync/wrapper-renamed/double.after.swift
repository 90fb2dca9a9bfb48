@testable import Notes

/// A wrapper of `Archive`, yours to edit.
struct StoreWrapper<Base: Archive>: Archive {
    let base: Base

    func save(_ note: Note) { base.save(note) }
    func load() -> [Note] { base.load() }
    func count() -> Int { base.count() }
}
