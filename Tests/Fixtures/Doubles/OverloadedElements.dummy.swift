import OverloadedElements

/// A dummy of `PartShelf`, yours to edit.
final class PartShelfDummy<Item>: PartShelf {
    typealias Item = Item
    func put(_ item: Int) { TestIssue.report("PartShelfDummy.put(_:) must not be called") }
    func put(_ item: Item) { TestIssue.report("PartShelfDummy.put(_:) must not be called") }
}

/// A dummy of `PartRack`, yours to edit.
final class PartRackDummy<Part>: PartRack {
    func store(_ part: String) async { TestIssue.report("PartRackDummy.store(_:) must not be called") }
    func store(_ part: Part) async { TestIssue.report("PartRackDummy.store(_:) must not be called") }
    func take() -> Part? { TestIssue.report("PartRackDummy.take() must not be called", returning: nil) }
}

/// A dummy of `PartCrate`, yours to edit.
nonisolated final class PartCrateDummy<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    subscript(_ index: Int) -> String {
        TestIssue.report("PartCrateDummy.subscript(_:) must not be read", returning: "")
    }

    subscript(_ index: Index) -> String {
        get { TestIssue.report("PartCrateDummy.subscript(_:) must not be read", returning: "") }
        set { TestIssue.report("PartCrateDummy.subscript(_:) must not be set") }
    }

    init(_ index: Index) {}
    init(_ index: [Int]) {}
}
