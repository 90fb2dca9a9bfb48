import OverloadedElements

/// A wrapper of `PartShelf`, yours to edit.
struct PartShelfWrapper<Base: PartShelf>: PartShelf {
    typealias Item = Base.Item
    let base: Base

    func put(_ item: Int) { base.put(item) }
    func put(_ item: Item) { base.put(item) }
}

/// A wrapper of `PartRack`, yours to edit.
struct PartRackWrapper<Base: PartRack>: PartRack {
    typealias Part = Base.Part
    let base: Base

    func store(_ part: String) async { await base.store(part) }
    func store(_ part: Part) async { await base.store(part) }
    func take() -> Part? { base.take() }
}

/// A wrapper of `PartCrate`, yours to edit.
nonisolated struct PartCrateWrapper<Base: PartCrate>: PartCrate {
    typealias Index = Base.Index
    var base: Base
    init(base: Base) { self.base = base }

    subscript(_ index: Int) -> String { base[index] }

    subscript(_ index: Index) -> String {
        get { base[index] }
        set { base[index] = newValue }
    }

    init(_ index: Index) { self.base = Base(index) }
    init(_ index: [Int]) { self.base = Base(index) }
}
