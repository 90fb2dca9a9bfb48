import Lists

/// A spy of `ListSection`, yours to edit.
final class ListSectionSpy<Item>: ListSection {
    // MARK: items
    var itemsSetCalls: [[Item]] = []
    var items: [Item] = [] { didSet { itemsSetCalls.append(items) } }

    var headline: String?
    var footer: String?
}

/// A spy of `ListSource`, yours to edit.
final class ListSourceSpy<Item, Section: ListSection>: ListSource where Section.Item == Item {
    var sections: [Section] = []

    // MARK: numberOfSections()
    var numberOfSectionsCallCount = 0
    var numberOfSectionsStub: () -> Int = { 0 }
    func numberOfSections() -> Int {
        numberOfSectionsCallCount += 1
        return numberOfSectionsStub()
    }

    // MARK: numberOfItems(inSection:)
    var numberOfItemsInSectionCalls: [Int] = []
    var numberOfItemsInSectionStub: (Int) -> Int = { _ in 0 }
    func numberOfItems(inSection section: Int) -> Int {
        numberOfItemsInSectionCalls.append(section)
        return numberOfItemsInSectionStub(section)
    }

    // MARK: items(inSection:)
    var itemsInSectionCalls: [Int] = []
    var itemsInSectionStub: (Int) -> [Item]? = { _ in nil }
    func items(inSection section: Int) -> [Item]? {
        itemsInSectionCalls.append(section)
        return itemsInSectionStub(section)
    }

    // MARK: item(atRow:inSection:)
    struct ItemAtRowInSectionCall: RecordedCall { let row: Int, section: Int }
    var itemAtRowInSectionCalls: [ItemAtRowInSectionCall] = []
    var itemAtRowInSectionStub: (Int, Int) -> Item? = { _, _ in nil }
    func item(atRow row: Int, inSection section: Int) -> Item? {
        itemAtRowInSectionCalls.append(.init(row: row, section: section))
        return itemAtRowInSectionStub(row, section)
    }

    // MARK: headline(inSection:)
    var headlineInSectionCalls: [Int] = []
    var headlineInSectionStub: (Int) -> String? = { _ in nil }
    func headline(inSection section: Int) -> String? {
        headlineInSectionCalls.append(section)
        return headlineInSectionStub(section)
    }
}

/// A spy of `CellOwner`, yours to edit.
@MainActor
final class CellOwnerSpy<Cell>: CellOwner {
    // MARK: reusedCell(named:at:)
    struct ReusedCellNamedAtCall: RecordedCall { let identifier: String, index: Int }
    var reusedCellNamedAtCalls: [ReusedCellNamedAtCall] = []
    var reusedCellNamedAtStub: (String, Int) -> Cell = { _, _ in
        TestIssue.stop("CellOwnerSpy.reusedCellNamedAtStub is not set")
    }
    func reusedCell(named identifier: String, at index: Int) -> Cell {
        reusedCellNamedAtCalls.append(.init(identifier: identifier, index: index))
        return reusedCellNamedAtStub(identifier, index)
    }
}

/// A spy of `ReusableCell`, yours to edit.
@MainActor
final class ReusableCellSpy<Owner: CellOwner>: ReusableCell {
    var reuseIdentifier: String?

    // MARK: prepareForReuse()
    var prepareForReuseCallCount = 0
    func prepareForReuse() { prepareForReuseCallCount += 1 }
}

/// A spy of `CellConfiguration`, yours to edit.
@MainActor
final class CellConfigurationSpy<Item, Cell: ReusableCell>: CellConfiguration where Cell.Owner.Cell == Cell {
    // MARK: reuseIdentifier(for:at:)
    var reuseIdentifierForAtCalls: [(item: Item, index: Int)] = []
    var reuseIdentifierForAtStub: (Item, Int) -> String = { _, _ in "" }
    func reuseIdentifier(for item: Item, at index: Int) -> String {
        reuseIdentifierForAtCalls.append((item, index))
        return reuseIdentifierForAtStub(item, index)
    }

    // MARK: configure(_:for:in:at:)
    var configureForInAtCalls: [(cell: Cell, item: Item, owner: Cell.Owner, index: Int)] = []
    var configureForInAtStub: (Cell, Item, Cell.Owner, Int) -> Cell = { _, _, _, _ in
        TestIssue.stop("CellConfigurationSpy.configureForInAtStub is not set")
    }
    @discardableResult func configure(_ cell: Cell, for item: Item, in owner: Cell.Owner, at index: Int) -> Cell {
        configureForInAtCalls.append((cell, item, owner, index))
        return configureForInAtStub(cell, item, owner, index)
    }
}
