import Lists

/// A dummy of `ListSection`, yours to edit.
final class ListSectionDummy<Item>: ListSection {
    var items: [Item] {
        get { TestIssue.report("ListSectionDummy.items must not be read", returning: []) }
        set { TestIssue.report("ListSectionDummy.items must not be set") }
    }

    var headline: String? { TestIssue.report("ListSectionDummy.headline must not be read", returning: nil) }
    var footer: String? { TestIssue.report("ListSectionDummy.footer must not be read", returning: nil) }
}

/// A dummy of `ListSource`, yours to edit.
final class ListSourceDummy<Item, Section: ListSection>: ListSource where Section.Item == Item {
    var sections: [Section] { TestIssue.report("ListSourceDummy.sections must not be read", returning: []) }

    func numberOfSections() -> Int {
        TestIssue.report("ListSourceDummy.numberOfSections() must not be called", returning: 0)
    }

    func numberOfItems(inSection section: Int) -> Int {
        TestIssue.report("ListSourceDummy.numberOfItems(inSection:) must not be called", returning: 0)
    }

    func items(inSection section: Int) -> [Item]? {
        TestIssue.report("ListSourceDummy.items(inSection:) must not be called", returning: nil)
    }

    func item(atRow row: Int, inSection section: Int) -> Item? {
        TestIssue.report("ListSourceDummy.item(atRow:inSection:) must not be called", returning: nil)
    }

    func headline(inSection section: Int) -> String? {
        TestIssue.report("ListSourceDummy.headline(inSection:) must not be called", returning: nil)
    }
}

/// A dummy of `CellOwner`, yours to edit.
@MainActor
final class CellOwnerDummy<Cell>: CellOwner {
    func reusedCell(named identifier: String, at index: Int) -> Cell {
        TestIssue.stop("CellOwnerDummy.reusedCell(named:at:) must not be called")
    }
}

/// A dummy of `ReusableCell`, yours to edit.
@MainActor
final class ReusableCellDummy<Owner: CellOwner>: ReusableCell {
    var reuseIdentifier: String? {
        TestIssue.report("ReusableCellDummy.reuseIdentifier must not be read", returning: nil)
    }

    func prepareForReuse() { TestIssue.report("ReusableCellDummy.prepareForReuse() must not be called") }
}

/// A dummy of `CellConfiguration`, yours to edit.
@MainActor
final class CellConfigurationDummy<Item, Cell: ReusableCell>: CellConfiguration where Cell.Owner.Cell == Cell {
    func reuseIdentifier(for item: Item, at index: Int) -> String {
        TestIssue.report("CellConfigurationDummy.reuseIdentifier(for:at:) must not be called", returning: "")
    }

    @discardableResult func configure(_ cell: Cell, for item: Item, in owner: Cell.Owner, at index: Int) -> Cell {
        TestIssue.stop("CellConfigurationDummy.configure(_:for:in:at:) must not be called")
    }
}
