// swift-format-ignore-file

// Overloads of which one takes an associated type: the compiler would infer that it is each of the others' types too.

public protocol PartShelf {
    associatedtype Item
    func put(_ item: Int)
    func put(_ item: Item)
}

public protocol PartRack: Sendable {
    associatedtype Part = Int
    func store(_ part: String) async
    func store(_ part: Part) async
    func take() -> Part?
}

public protocol PartCrate {
    associatedtype Index: Hashable
    subscript(_ index: Int) -> String { get }
    subscript(_ index: Index) -> String { get set }
    init(_ index: Index)
    init(_ index: [Int])
}
