import AliasedParents

/// A dummy of `Rack`, yours to edit.
final class RackDummy<Item, Label: Hashable>: Rack {
    func first() -> Item { TestIssue.stop("RackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { TestIssue.report("RackDummy.put(_:at:) must not be called") }
}

/// A dummy of `NumberRack`, yours to edit.
final class NumberRackDummy<Label: Hashable>: NumberRack {
    typealias Item = Int
    func sum(of items: [Item]) -> Item { TestIssue.report("NumberRackDummy.sum(of:) must not be called", returning: 0) }
    func first() -> Item { TestIssue.report("NumberRackDummy.first() must not be called", returning: 0) }
    func put(_ items: [Item], at label: Label) { TestIssue.report("NumberRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `ListRack`, yours to edit.
final class ListRackDummy: ListRack {
    typealias Item = [Label]
    typealias Label = String
    func labels(of item: Item) -> Labels { TestIssue.stop("ListRackDummy.labels(of:) must not be called") }
    func first() -> Item { TestIssue.report("ListRackDummy.first() must not be called", returning: []) }
    func put(_ items: [Item], at label: Label) { TestIssue.report("ListRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `SharedRack`, yours to edit.
final class SharedRackDummy<Label: Hashable & Sendable>: SharedRack {
    typealias Item = Int

    func find(_ label: Label) async throws -> Item? {
        TestIssue.report("SharedRackDummy.find(_:) must not be called", returning: nil)
    }

    func sum(of items: [Item]) -> Item { TestIssue.report("SharedRackDummy.sum(of:) must not be called", returning: 0) }
    func first() -> Item { TestIssue.report("SharedRackDummy.first() must not be called", returning: 0) }
    func put(_ items: [Item], at label: Label) { TestIssue.report("SharedRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `KeyedRack`, yours to edit.
final class KeyedRackDummy<Label: Hashable>: KeyedRack {
    typealias Item = [Label]
    func count(of item: Item) -> Int { TestIssue.report("KeyedRackDummy.count(of:) must not be called", returning: 0) }
    func first() -> Item { TestIssue.report("KeyedRackDummy.first() must not be called", returning: []) }
    func put(_ items: [Item], at label: Label) { TestIssue.report("KeyedRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `PairRack`, yours to edit.
final class PairRackDummy<Label: Hashable>: PairRack {
    typealias Item = (first: Label, second: Label?)
    func swapped(_ item: Item) -> Item { TestIssue.stop("PairRackDummy.swapped(_:) must not be called") }
    func first() -> Item { TestIssue.stop("PairRackDummy.first() must not be called") }
    func put(_ items: [Item], at label: Label) { TestIssue.report("PairRackDummy.put(_:at:) must not be called") }
}

/// A dummy of `NamedRack`, yours to edit.
final class NamedRackDummy: NamedRack {
    typealias Item = [String: Label]
    typealias Label = String

    func named(_ name: String) -> Item? {
        TestIssue.report("NamedRackDummy.named(_:) must not be called", returning: nil)
    }

    func first() -> Item { TestIssue.report("NamedRackDummy.first() must not be called", returning: [:]) }
    func put(_ items: [Item], at label: Label) { TestIssue.report("NamedRackDummy.put(_:at:) must not be called") }
}
