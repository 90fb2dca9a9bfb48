import OverloadedElements

/// A stub of `PartShelf`, yours to edit.
final class PartShelfStub<Item>: PartShelf {
    typealias Item = Item
    func put(_ item: Int) {}
    func put(_ item: Item) {}
}

/// A stub of `PartRack`, yours to edit.
@dynamicMemberLookup
final class PartRackStub<Part>: PartRack {
    struct Storage {
        var takeStub: @Sendable () -> Part? = { nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func store(_ part: String) async {}
    func store(_ part: Part) async {}
    func take() -> Part? { storage.takeStub() }
}

/// A stub of `PartCrate`, yours to edit.
nonisolated final class PartCrateStub<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(_ index: Int) -> String { subscriptStub(index) }

    // MARK: subscript(_:)
    var subscriptIndexStub: (Index) -> String = { _ in "" }
    subscript(_ index: Index) -> String {
        get { subscriptIndexStub(index) }
        set {}
    }

    init(_ index: Index) {}
    init(_ index: [Int]) {}
}
