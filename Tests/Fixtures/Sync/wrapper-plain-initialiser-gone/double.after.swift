@testable import Notes

/// A wrapper of `Store`, yours to edit.
nonisolated struct StoreWrapper<Base: Store>: Store {
    let base: Base

    subscript(_ first: Int) -> Int { base[first] }
    static func store(first: String) -> String { Base.store(first: first) }
}
