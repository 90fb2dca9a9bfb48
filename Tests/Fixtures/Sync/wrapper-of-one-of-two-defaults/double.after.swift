@testable import Notes

/// A wrapper of `Shelf`, yours to edit.
///
/// `label(for:)` keeps its default implementation.
struct ShelfWrapper<Base: Shelf>: Shelf {
    typealias Item = Base.Item
    let base: Base

    func label<Value>(for path: KeyPath<Item, Value>) -> Value { base.label(for: path) }
    func count() -> Int { base.count() }
}
