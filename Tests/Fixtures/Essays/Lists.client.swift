import Lists

/// A client of `ListSection`, yours to edit.
struct ListSectionClient<Item>: ListSection {
    /// A client whose members fail until they are set.
    static var unimplemented: ListSectionClient { ListSectionClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: ListSection>(_ live: Live) where Live.Item == Item {
        var live = live
        onItems = { live.items }
        onSetItems = { live.items = $0 }
        onHeadline = { live.headline }
        onFooter = { live.footer }
    }

    // MARK: items
    var onItems: () -> [Item] = { TestIssue.report("ListSectionClient.onItems is not set", returning: []) }
    var onSetItems: ([Item]) -> Void = { _ in TestIssue.report("ListSectionClient.onSetItems is not set") }
    var items: [Item] {
        get { onItems() }
        set { onSetItems(newValue) }
    }

    // MARK: headline
    var onHeadline: () -> String? = { TestIssue.report("ListSectionClient.onHeadline is not set", returning: nil) }
    var headline: String? { onHeadline() }

    // MARK: footer
    var onFooter: () -> String? = { TestIssue.report("ListSectionClient.onFooter is not set", returning: nil) }
    var footer: String? { onFooter() }
}

/// A client of `ListSource`, yours to edit.
struct ListSourceClient<Item, Section: ListSection>: ListSource where Section.Item == Item {
    /// A client whose members fail until they are set.
    static var unimplemented: ListSourceClient { ListSourceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: ListSource>(_ live: Live) where Live.Item == Item, Live.Section == Section {
        onSections = { live.sections }
        onNumberOfSections = { live.numberOfSections() }
        onNumberOfItemsInSection = { live.numberOfItems(inSection: $0) }
        onItemsInSection = { live.items(inSection: $0) }
        onItemAtRowInSection = { live.item(atRow: $0, inSection: $1) }
        onHeadlineInSection = { live.headline(inSection: $0) }
    }

    // MARK: sections
    var onSections: () -> [Section] = { TestIssue.report("ListSourceClient.onSections is not set", returning: []) }
    var sections: [Section] { onSections() }

    // MARK: numberOfSections()
    var onNumberOfSections: () -> Int = {
        TestIssue.report("ListSourceClient.onNumberOfSections is not set", returning: 0)
    }
    func numberOfSections() -> Int { onNumberOfSections() }

    // MARK: numberOfItems(inSection:)
    var onNumberOfItemsInSection: (Int) -> Int = { _ in
        TestIssue.report("ListSourceClient.onNumberOfItemsInSection is not set", returning: 0)
    }
    func numberOfItems(inSection section: Int) -> Int { onNumberOfItemsInSection(section) }

    // MARK: items(inSection:)
    var onItemsInSection: (Int) -> [Item]? = { _ in
        TestIssue.report("ListSourceClient.onItemsInSection is not set", returning: nil)
    }
    func items(inSection section: Int) -> [Item]? { onItemsInSection(section) }

    // MARK: item(atRow:inSection:)
    var onItemAtRowInSection: (Int, Int) -> Item? = { _, _ in
        TestIssue.report("ListSourceClient.onItemAtRowInSection is not set", returning: nil)
    }
    func item(atRow row: Int, inSection section: Int) -> Item? { onItemAtRowInSection(row, section) }

    // MARK: headline(inSection:)
    var onHeadlineInSection: (Int) -> String? = { _ in
        TestIssue.report("ListSourceClient.onHeadlineInSection is not set", returning: nil)
    }
    func headline(inSection section: Int) -> String? { onHeadlineInSection(section) }
}

/// A client of `CellOwner`, yours to edit.
@MainActor
final class CellOwnerClient<Cell>: CellOwner {
    /// A client whose members fail until they are set.
    static var unimplemented: CellOwnerClient { CellOwnerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: CellOwner>(_ live: Live) where Live.Cell == Cell {
        onReusedCellNamedAt = { live.reusedCell(named: $0, at: $1) }
    }

    // MARK: reusedCell(named:at:)
    var onReusedCellNamedAt: @MainActor (String, Int) -> Cell = { _, _ in
        TestIssue.stop("CellOwnerClient.onReusedCellNamedAt is not set")
    }
    func reusedCell(named identifier: String, at index: Int) -> Cell { onReusedCellNamedAt(identifier, index) }
}

/// A client of `ReusableCell`, yours to edit.
@MainActor
final class ReusableCellClient<Owner: CellOwner>: ReusableCell {
    /// A client whose members fail until they are set.
    static var unimplemented: ReusableCellClient { ReusableCellClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: ReusableCell>(_ live: Live) where Live.Owner == Owner {
        onReuseIdentifier = { live.reuseIdentifier }
        onPrepareForReuse = { live.prepareForReuse() }
    }

    // MARK: reuseIdentifier
    var onReuseIdentifier: @MainActor () -> String? = {
        TestIssue.report("ReusableCellClient.onReuseIdentifier is not set", returning: nil)
    }
    var reuseIdentifier: String? { onReuseIdentifier() }

    // MARK: prepareForReuse()
    var onPrepareForReuse: @MainActor () -> Void = {
        TestIssue.report("ReusableCellClient.onPrepareForReuse is not set")
    }
    func prepareForReuse() { onPrepareForReuse() }
}

/// A client of `CellConfiguration`, yours to edit.
@MainActor
struct CellConfigurationClient<Item, Cell: ReusableCell>: CellConfiguration where Cell.Owner.Cell == Cell {
    /// A client whose members fail until they are set.
    static var unimplemented: CellConfigurationClient { CellConfigurationClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: CellConfiguration>(_ live: Live) where Live.Item == Item, Live.Cell == Cell {
        onReuseIdentifierForAt = { live.reuseIdentifier(for: $0, at: $1) }
        onConfigureForInAt = { live.configure($0, for: $1, in: $2, at: $3) }
    }

    // MARK: reuseIdentifier(for:at:)
    var onReuseIdentifierForAt: @MainActor (Item, Int) -> String = { _, _ in
        TestIssue.report("CellConfigurationClient.onReuseIdentifierForAt is not set", returning: "")
    }
    func reuseIdentifier(for item: Item, at index: Int) -> String { onReuseIdentifierForAt(item, index) }

    // MARK: configure(_:for:in:at:)
    var onConfigureForInAt: @MainActor (Cell, Item, Cell.Owner, Int) -> Cell = { _, _, _, _ in
        TestIssue.stop("CellConfigurationClient.onConfigureForInAt is not set")
    }
    @discardableResult func configure(_ cell: Cell, for item: Item, in owner: Cell.Owner, at index: Int) -> Cell {
        onConfigureForInAt(cell, item, owner, index)
    }
}
