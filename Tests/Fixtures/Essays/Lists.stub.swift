import Lists

/// A stub of `ListSection`, yours to edit.
final class ListSectionStub<Item>: ListSection {
    var items: [Item] = []
    var headline: String?
    var footer: String?
}

/// A stub of `ListSource`, yours to edit.
final class ListSourceStub<Item, Section: ListSection>: ListSource where Section.Item == Item {
    var sections: [Section] = []

    // MARK: numberOfSections()
    var numberOfSectionsStub: () -> Int = { 0 }
    func numberOfSections() -> Int { numberOfSectionsStub() }

    // MARK: numberOfItems(inSection:)
    var numberOfItemsInSectionStub: (Int) -> Int = { _ in 0 }
    func numberOfItems(inSection section: Int) -> Int { numberOfItemsInSectionStub(section) }

    // MARK: items(inSection:)
    var itemsInSectionStub: (Int) -> [Item]? = { _ in nil }
    func items(inSection section: Int) -> [Item]? { itemsInSectionStub(section) }

    // MARK: item(atRow:inSection:)
    var itemAtRowInSectionStub: (Int, Int) -> Item? = { _, _ in nil }
    func item(atRow row: Int, inSection section: Int) -> Item? { itemAtRowInSectionStub(row, section) }

    // MARK: headline(inSection:)
    var headlineInSectionStub: (Int) -> String? = { _ in nil }
    func headline(inSection section: Int) -> String? { headlineInSectionStub(section) }
}

/// A stub of `CellOwner`, yours to edit.
@MainActor
final class CellOwnerStub<Cell>: CellOwner {
    // MARK: reusedCell(named:at:)
    var reusedCellNamedAtStub: (String, Int) -> Cell = { _, _ in
        TestIssue.stop("CellOwnerStub.reusedCellNamedAtStub is not set")
    }
    func reusedCell(named identifier: String, at index: Int) -> Cell { reusedCellNamedAtStub(identifier, index) }
}

/// A stub of `ReusableCell`, yours to edit.
@MainActor
final class ReusableCellStub<Owner: CellOwner>: ReusableCell {
    var reuseIdentifier: String?
    func prepareForReuse() {}
}

/// A stub of `CellConfiguration`, yours to edit.
@MainActor
final class CellConfigurationStub<Item, Cell: ReusableCell>: CellConfiguration where Cell.Owner.Cell == Cell {
    // MARK: reuseIdentifier(for:at:)
    var reuseIdentifierForAtStub: (Item, Int) -> String = { _, _ in "" }
    func reuseIdentifier(for item: Item, at index: Int) -> String { reuseIdentifierForAtStub(item, index) }

    // MARK: configure(_:for:in:at:)
    var configureForInAtStub: (Cell, Item, Cell.Owner, Int) -> Cell = { _, _, _, _ in
        TestIssue.stop("CellConfigurationStub.configureForInAtStub is not set")
    }
    @discardableResult func configure(_ cell: Cell, for item: Item, in owner: Cell.Owner, at index: Int) -> Cell {
        configureForInAtStub(cell, item, owner, index)
    }
}
