import OverloadedElements

/// A fake of `PartShelf`, yours to edit.
final class PartShelfFake<Item>: PartShelf {
    typealias Item = Item

    var items: [Item]

    init(items: [Item] = []) { self.items = items }

    // MARK: put(_:)
    var putStub: (Int) -> Void = { _ in TestIssue.report("PartShelfFake.putStub is not set") }
    func put(_ item: Int) {
        // Unknown: how to make one Item from its parameters.
        putStub(item)
    }

    func put(_ item: Item) { items.append(item) }
}

/// A fake of `PartRack`, yours to edit.
@dynamicMemberLookup
final class PartRackFake<Part>: PartRack {
    struct Storage {
        var storeStub: @Sendable (String) async -> Void = { _ in TestIssue.report("PartRackFake.storeStub is not set") }
        var part: Part?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var part: Part? {
        get { storage.part }
        set { storage.part = newValue }
    }

    init(part: Part? = nil) { storage.part = part }

    func store(_ part: String) async { await storage.storeStub(part) }
    func store(_ part: Part) async { storage.replace { storage in storage.part = part } }
    func take() -> Part? { storage.part }
}

/// A fake of `PartCrate`, yours to edit.
nonisolated final class PartCrateFake<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    // MARK: subscript(_:)
    var subscriptStub: (Int) -> String = { _ in
        TestIssue.report("PartCrateFake.subscriptStub is not set", returning: "")
    }
    subscript(_ index: Int) -> String { subscriptStub(index) }

    // MARK: subscript(_:)
    var subscriptIndexStub: (Index) -> String = { _ in
        TestIssue.report("PartCrateFake.subscriptIndexStub is not set", returning: "")
    }
    var subscriptIndexSetStub: (Index, String) -> Void = { _, _ in
        TestIssue.report("PartCrateFake.subscriptIndexSetStub is not set")
    }
    subscript(_ index: Index) -> String {
        get { subscriptIndexStub(index) }
        set { subscriptIndexSetStub(index, newValue) }
    }

    init(_ index: Index) {}
    init(_ index: [Int]) {}
}
