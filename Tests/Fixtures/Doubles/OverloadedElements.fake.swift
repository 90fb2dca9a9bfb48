import OverloadedElements

/// A fake of `PartShelf`, yours to edit.
final class PartShelfFake<Item>: PartShelf {
    typealias Item = Item

    var items: [Item]

    init(items: [Item] = []) { self.items = items }

    func put(_ item: Int) {
        // Fill in: how to make one Item from its parameters.
        TestIssue.report("PartShelfFake.put(_:) is not filled in")
    }

    func put(_ item: Item) { items.append(item) }
}

/// A fake of `PartRack`, yours to edit.
final class PartRackFake<Part>: PartRack {
    struct Storage {
        var part: Part?
    }

    private let storage = Locked(Storage())

    var part: Part? {
        get { storage.part }
        set { storage.part = newValue }
    }

    init(part: Part? = nil) { storage.part = part }

    func store(_ part: String) async {
        // Fill in: what it does.
        TestIssue.report("PartRackFake.store(_:) is not filled in")
    }

    func store(_ part: Part) async { storage.replace { storage in storage.part = part } }
    func take() -> Part? { storage.part }
}

/// A fake of `PartCrate`, yours to edit.
nonisolated final class PartCrateFake<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    subscript(_ index: Int) -> String {
        // Fill in: what it does.
        TestIssue.report("PartCrateFake.subscript(_:) is not filled in", returning: "")
    }

    subscript(_ index: Index) -> String {
        get {
            // Fill in: what it does.
            TestIssue.report("PartCrateFake.subscript(_:) is not filled in", returning: "")
        }
        set { TestIssue.report("PartCrateFake.subscript(_:) is not filled in") }
    }

    init(_ index: Index) {}
    init(_ index: [Int]) {}
}
