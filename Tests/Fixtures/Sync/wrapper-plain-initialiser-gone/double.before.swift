@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base
    init(base: Base) { self.base = base }

    static func store(first: String) -> String { Base.store(first: first) }
    init() { self.base = Base() }
}
