import Lists

/// A dummy of `ListSection`, yours to edit.
final class ListSectionDummy<Item>: ListSection {
    var items: [Item] {
        get { fatalError("ListSectionDummy.items must not be read") }
        set { fatalError("ListSectionDummy.items must not be set") }
    }

    var headline: String? { fatalError("ListSectionDummy.headline must not be read") }
    var footer: String? { fatalError("ListSectionDummy.footer must not be read") }
}

/// A dummy of `ListSource`, yours to edit.
final class ListSourceDummy<Item, Section: ListSection>: ListSource where Section.Item == Item {
    var sections: [Section] { fatalError("ListSourceDummy.sections must not be read") }
    func numberOfSections() -> Int { fatalError("ListSourceDummy.numberOfSections() must not be called") }

    func numberOfItems(inSection section: Int) -> Int {
        fatalError("ListSourceDummy.numberOfItems(inSection:) must not be called")
    }

    func items(inSection section: Int) -> [Item]? { fatalError("ListSourceDummy.items(inSection:) must not be called") }

    func item(atRow row: Int, inSection section: Int) -> Item? {
        fatalError("ListSourceDummy.item(atRow:inSection:) must not be called")
    }

    func headline(inSection section: Int) -> String? {
        fatalError("ListSourceDummy.headline(inSection:) must not be called")
    }
}

/// A dummy of `CellOwner`, yours to edit.
@MainActor
final class CellOwnerDummy<Cell>: CellOwner {
    func reusedCell(named identifier: String, at index: Int) -> Cell {
        fatalError("CellOwnerDummy.reusedCell(named:at:) must not be called")
    }
}

/// A dummy of `ReusableCell`, yours to edit.
@MainActor
final class ReusableCellDummy<Owner: CellOwner>: ReusableCell {
    var reuseIdentifier: String? { fatalError("ReusableCellDummy.reuseIdentifier must not be read") }
    func prepareForReuse() { fatalError("ReusableCellDummy.prepareForReuse() must not be called") }
}

/// A dummy of `CellConfiguration`, yours to edit.
@MainActor
final class CellConfigurationDummy<Item, Cell: ReusableCell>: CellConfiguration where Cell.Owner.Cell == Cell {
    func reuseIdentifier(for item: Item, at index: Int) -> String {
        fatalError("CellConfigurationDummy.reuseIdentifier(for:at:) must not be called")
    }

    @discardableResult func configure(_ cell: Cell, for item: Item, in owner: Cell.Owner, at index: Int) -> Cell {
        fatalError("CellConfigurationDummy.configure(_:for:in:at:) must not be called")
    }
}
