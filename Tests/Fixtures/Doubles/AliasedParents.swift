// swift-format-ignore-file

// Type aliases with the names of inherited associated types say what these are.

public protocol Rack {
    associatedtype Item
    associatedtype Label: Hashable
    func first() -> Item
    func put(_ items: [Item], at label: Label)
}

public protocol NumberRack: Rack {
    typealias Item = Int
    func sum(of items: [Item]) -> Item
}

public protocol ListRack: Rack {
    typealias Item = [Label]
    typealias Label = String
    typealias Labels = [Label]
    func labels(of item: Item) -> Labels
}

public protocol SharedRack: NumberRack, Sendable where Label: Sendable {
    func find(_ label: Label) async throws -> Item?
}

// What is made of other associated types is an alias, too: of a generic parameter Swift doesn't take that.

public protocol KeyedRack: Rack where Item == [Label] {
    func count(of item: Item) -> Int
}

public protocol PairRack: Rack where Self.Item == (first: Self.Label, second: Self.Label?) {
    func swapped(_ item: Item) -> Item
}

public protocol NamedRack: Rack where Item == [String: Label], Label == String {
    func named(_ name: String) -> Item?
}
