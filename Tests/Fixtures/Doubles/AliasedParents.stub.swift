import AliasedParents

/// A stub of `Shelf`, yours to edit.
final class ShelfStub<Item, Label: Hashable>: Shelf {
    // MARK: first()
    var firstStub: () -> Item = { fatalError("ShelfStub.firstStub is not set") }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `NumberShelf`, yours to edit.
final class NumberShelfStub<Label: Hashable>: NumberShelf {
    typealias Item = Int

    // MARK: sum(of:)
    var sumOfStub: ([Item]) -> Item = { _ in 0 }
    func sum(of items: [Item]) -> Item { sumOfStub(items) }

    // MARK: first()
    var firstStub: () -> Item = { 0 }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `ListShelf`, yours to edit.
final class ListShelfStub: ListShelf {
    typealias Item = [Label]
    typealias Label = String

    // MARK: labels(of:)
    var labelsOfStub: (Item) -> Labels = { _ in fatalError("ListShelfStub.labelsOfStub is not set") }
    func labels(of item: Item) -> Labels { labelsOfStub(item) }

    // MARK: first()
    var firstStub: () -> Item = { [] }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `SharedShelf`, yours to edit.
@dynamicMemberLookup
final class SharedShelfStub<Label: Hashable & Sendable>: SharedShelf {
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

/// A stub of `KeyedShelf`, yours to edit.
final class KeyedShelfStub<Label: Hashable>: KeyedShelf {
    typealias Item = [Label]

    // MARK: count(of:)
    var countOfStub: (Item) -> Int = { _ in 0 }
    func count(of item: Item) -> Int { countOfStub(item) }

    // MARK: first()
    var firstStub: () -> Item = { [] }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `PairShelf`, yours to edit.
final class PairShelfStub<Label: Hashable>: PairShelf {
    typealias Item = (first: Label, second: Label?)

    // MARK: swapped(_:)
    var swappedStub: (Item) -> Item = { _ in fatalError("PairShelfStub.swappedStub is not set") }
    func swapped(_ item: Item) -> Item { swappedStub(item) }

    // MARK: first()
    var firstStub: () -> Item = { fatalError("PairShelfStub.firstStub is not set") }
    func first() -> Item { firstStub() }

    func put(_ items: [Item], at label: Label) {}
}

/// A stub of `NamedShelf`, yours to edit.
final class NamedShelfStub: NamedShelf {
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
