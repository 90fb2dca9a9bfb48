@testable import Notes

/// A wrapper of `Store`, yours to edit.
final class StoreWrapper<Base: Store>: Store {
    let base: Base
    init(base: Base) { self.base = base }

    func save(_ note: Note) { base.save(note) }
}
