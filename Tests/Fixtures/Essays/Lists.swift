// swift-format-ignore-file

/// A list as an app sees it: sections of items.
public protocol ListSection {
    associatedtype Item
    var items: [Item] { get set }
    var headline: String? { get }
    var footer: String? { get }
}

public protocol ListSource {
    associatedtype Item
    associatedtype Section: ListSection where Section.Item == Item

    var sections: [Section] { get }
    func numberOfSections() -> Int
    func numberOfItems(inSection section: Int) -> Int
    func items(inSection section: Int) -> [Item]?
    func item(atRow row: Int, inSection section: Int) -> Item?
    func headline(inSection section: Int) -> String?
}

@MainActor public protocol CellOwner: AnyObject {
    associatedtype Cell
    func reusedCell(named identifier: String, at index: Int) -> Cell
}

@MainActor public protocol ReusableCell: AnyObject {
    associatedtype Owner: CellOwner
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}

@MainActor public protocol CellConfiguration {
    associatedtype Item
    associatedtype Cell: ReusableCell where Cell.Owner.Cell == Cell

    func reuseIdentifier(for item: Item, at index: Int) -> String
    @discardableResult
    func configure(_ cell: Cell, for item: Item, in owner: Cell.Owner, at index: Int) -> Cell
}
