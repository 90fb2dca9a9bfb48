import AliasedParents

/// A dummy of `Shelf`, yours to edit.
final class ShelfDummy<Item, Label: Hashable>: Shelf {
    func first() -> Item { fatalError("ShelfDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("ShelfDummy.put(_:at:) must not be called") }
}

/// A dummy of `NumberShelf`, yours to edit.
final class NumberShelfDummy<Label: Hashable>: NumberShelf {
    typealias Item = Int
    func sum(of items: [Item]) -> Item { fatalError("NumberShelfDummy.sum(of:) must not be called") }
    func first() -> Item { fatalError("NumberShelfDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("NumberShelfDummy.put(_:at:) must not be called") }
}

/// A dummy of `ListShelf`, yours to edit.
final class ListShelfDummy: ListShelf {
    typealias Item = [Label]
    typealias Label = String
    func labels(of item: Item) -> Labels { fatalError("ListShelfDummy.labels(of:) must not be called") }
    func first() -> Item { fatalError("ListShelfDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("ListShelfDummy.put(_:at:) must not be called") }
}

/// A dummy of `SharedShelf`, yours to edit.
final class SharedShelfDummy<Label: Hashable & Sendable>: SharedShelf {
    typealias Item = Int
    func find(_ label: Label) async throws -> Item? { fatalError("SharedShelfDummy.find(_:) must not be called") }
    func sum(of items: [Item]) -> Item { fatalError("SharedShelfDummy.sum(of:) must not be called") }
    func first() -> Item { fatalError("SharedShelfDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("SharedShelfDummy.put(_:at:) must not be called") }
}

/// A dummy of `KeyedShelf`, yours to edit.
final class KeyedShelfDummy<Label: Hashable>: KeyedShelf {
    typealias Item = [Label]
    func count(of item: Item) -> Int { fatalError("KeyedShelfDummy.count(of:) must not be called") }
    func first() -> Item { fatalError("KeyedShelfDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("KeyedShelfDummy.put(_:at:) must not be called") }
}

/// A dummy of `PairShelf`, yours to edit.
final class PairShelfDummy<Label: Hashable>: PairShelf {
    typealias Item = (first: Label, second: Label?)
    func swapped(_ item: Item) -> Item { fatalError("PairShelfDummy.swapped(_:) must not be called") }
    func first() -> Item { fatalError("PairShelfDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("PairShelfDummy.put(_:at:) must not be called") }
}

/// A dummy of `NamedShelf`, yours to edit.
final class NamedShelfDummy: NamedShelf {
    typealias Item = [String: Label]
    typealias Label = String
    func named(_ name: String) -> Item? { fatalError("NamedShelfDummy.named(_:) must not be called") }
    func first() -> Item { fatalError("NamedShelfDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("NamedShelfDummy.put(_:at:) must not be called") }
}
