// swift-format-ignore-file
@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base

    func save(_ note: Note) { base.save(note) }
    func load() async -> [Note] { await base.load() } // kept for later
}
