import AliasedParents

/// A stub of `Rack`, yours to edit.
final class RackStub<Item, Label: Hashable>: Rack {
    // MARK: first()
    var firstStub: () -> Item = { TestIssue.stop("RackStub.firstStub is not set") }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `NumberRack`, yours to edit.
final class NumberRackStub<Label: Hashable>: NumberRack {
    typealias Item = Int

    // MARK: sum(of:)
    var sumOfStub: ([Item]) -> Item = { _ in 0 }
    func sum(of items: [Item]) -> Item { sumOfStub(items) }

    // MARK: first()
    var firstStub: () -> Item = { 0 }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `ListRack`, yours to edit.
final class ListRackStub: ListRack {
    typealias Item = [Label]
    typealias Label = String

    // MARK: labels(of:)
    var labelsOfStub: (Item) -> Labels = { _ in TestIssue.stop("ListRackStub.labelsOfStub is not set") }
    func labels(of item: Item) -> Labels { labelsOfStub(item) }

    // MARK: first()
    var firstStub: () -> Item = { [] }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `SharedRack`, yours to edit.
@dynamicMemberLookup
final class SharedRackStub<Label: Hashable & Sendable>: SharedRack {
    typealias Item = Int

    struct Storage {
        var findStub: @Sendable (Label) async throws -> Item? = { _ in nil }
        var sumOfStub: @Sendable ([Item]) -> Item = { _ in 0 }
        var firstStub: @Sendable () -> Item = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func find(_ label: Label) async throws -> Item? { try await storage.findStub(label) }
    func sum(of items: [Item]) -> Item { storage.sumOfStub(items) }
    func first() -> Item { storage.firstStub() }
    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `KeyedRack`, yours to edit.
final class KeyedRackStub<Label: Hashable>: KeyedRack {
    typealias Item = [Label]

    // MARK: count(of:)
    var countOfStub: (Item) -> Int = { _ in 0 }
    func count(of item: Item) -> Int { countOfStub(item) }

    // MARK: first()
    var firstStub: () -> Item = { [] }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `PairRack`, yours to edit.
final class PairRackStub<Label: Hashable>: PairRack {
    typealias Item = (first: Label, second: Label?)

    // MARK: swapped(_:)
    var swappedStub: (Item) -> Item = { _ in TestIssue.stop("PairRackStub.swappedStub is not set") }
    func swapped(_ item: Item) -> Item { swappedStub(item) }

    // MARK: first()
    var firstStub: () -> Item = { TestIssue.stop("PairRackStub.firstStub is not set") }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `NamedRack`, yours to edit.
final class NamedRackStub: NamedRack {
    typealias Item = [String: Label]
    typealias Label = String

    // MARK: named(_:)
    var namedStub: (String) -> Item? = { _ in nil }
    func named(_ name: String) -> Item? { namedStub(name) }

    // MARK: first()
    var firstStub: () -> Item = { [:] }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}
