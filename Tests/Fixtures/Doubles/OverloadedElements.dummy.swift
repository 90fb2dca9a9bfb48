import OverloadedElements

/// A dummy of `PartShelf`, yours to edit.
final class PartShelfDummy<Item>: PartShelf {
    typealias Item = Item
    func put(_ item: Int) { fatalError("PartShelfDummy.put(_:) must not be called") }
    func put(_ item: Item) { fatalError("PartShelfDummy.put(_:) must not be called") }
}

/// A dummy of `PartRack`, yours to edit.
final class PartRackDummy<Part>: PartRack {
    func store(_ part: String) async { fatalError("PartRackDummy.store(_:) must not be called") }
    func store(_ part: Part) async { fatalError("PartRackDummy.store(_:) must not be called") }
    func take() -> Part? { fatalError("PartRackDummy.take() must not be called") }
}

/// A dummy of `PartCrate`, yours to edit.
nonisolated final class PartCrateDummy<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}
    subscript(_ index: Int) -> String { fatalError("PartCrateDummy.subscript(_:) must not be read") }

    subscript(_ index: Index) -> String {
        get { fatalError("PartCrateDummy.subscript(_:) must not be read") }
        set { fatalError("PartCrateDummy.subscript(_:) must not be set") }
    }

    init(_ index: Index) {}
    init(_ index: [Int]) {}
}
