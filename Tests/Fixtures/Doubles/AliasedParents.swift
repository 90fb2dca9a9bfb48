// swift-format-ignore-file

// Type aliases with the names of inherited associated types say what these are.

public protocol Shelf {
    associatedtype Item
    associatedtype Label: Hashable
    func first() -> Item
    func put(_ items: [Item], at label: Label)
}

public protocol NumberShelf: Shelf {
    typealias Item = Int
    func sum(of items: [Item]) -> Item
}

public protocol ListShelf: Shelf {
    typealias Item = [Label]
    typealias Label = String
    typealias Labels = [Label]
    func labels(of item: Item) -> Labels
}

public protocol SharedShelf: NumberShelf, Sendable where Label: Sendable {
    func find(_ label: Label) async throws -> Item?
}

// What is made of other associated types is an alias, too: of a generic parameter Swift doesn't take that.

public protocol KeyedShelf: Shelf where Item == [Label] {
    func count(of item: Item) -> Int
}

public protocol PairShelf: Shelf where Self.Item == (first: Self.Label, second: Self.Label?) {
    func swapped(_ item: Item) -> Item
}

public protocol NamedShelf: Shelf where Item == [String: Label], Label == String {
    func named(_ name: String) -> Item?
}
