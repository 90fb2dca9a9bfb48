import AliasedParents

/// A dummy of `Rack`, yours to edit.
final class RackDummy<Item, Label: Hashable>: Rack {
    func first() -> Item { fatalError("RackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("RackDummy.put(_:at:) must not be called") }
}

/// A dummy of `NumberRack`, yours to edit.
final class NumberRackDummy<Label: Hashable>: NumberRack {
    typealias Item = Int
    func sum(of items: [Item]) -> Item { fatalError("NumberRackDummy.sum(of:) must not be called") }
    func first() -> Item { fatalError("NumberRackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("NumberRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `ListRack`, yours to edit.
final class ListRackDummy: ListRack {
    typealias Item = [Label]
    typealias Label = String
    func labels(of item: Item) -> Labels { fatalError("ListRackDummy.labels(of:) must not be called") }
    func first() -> Item { fatalError("ListRackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("ListRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `SharedRack`, yours to edit.
final class SharedRackDummy<Label: Hashable & Sendable>: SharedRack {
    typealias Item = Int
    func find(_ label: Label) async throws -> Item? { fatalError("SharedRackDummy.find(_:) must not be called") }
    func sum(of items: [Item]) -> Item { fatalError("SharedRackDummy.sum(of:) must not be called") }
    func first() -> Item { fatalError("SharedRackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("SharedRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `KeyedRack`, yours to edit.
final class KeyedRackDummy<Label: Hashable>: KeyedRack {
    typealias Item = [Label]
    func count(of item: Item) -> Int { fatalError("KeyedRackDummy.count(of:) must not be called") }
    func first() -> Item { fatalError("KeyedRackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("KeyedRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `PairRack`, yours to edit.
final class PairRackDummy<Label: Hashable>: PairRack {
    typealias Item = (first: Label, second: Label?)
    func swapped(_ item: Item) -> Item { fatalError("PairRackDummy.swapped(_:) must not be called") }
    func first() -> Item { fatalError("PairRackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("PairRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `NamedRack`, yours to edit.
final class NamedRackDummy: NamedRack {
    typealias Item = [String: Label]
    typealias Label = String
    func named(_ name: String) -> Item? { fatalError("NamedRackDummy.named(_:) must not be called") }
    func first() -> Item { fatalError("NamedRackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { fatalError("NamedRackDummy.put(_:at:) must not be called") }
}
