// swift-format-ignore-file

// Associated types with the names of other declarations, own and inherited ones: inside the protocol they come first.

public protocol Cell {
    var width: Int { get }
}

public protocol Marker {}

public enum Drawers {
    public struct Folder {
        public init() {}
    }

    public protocol Drawer {
        associatedtype Folder
        func put(_ folder: Folder)
        var last: Folder? { get }
    }

    public protocol LabelledDrawer: Drawer {
        func replace(_ folder: Folder, by other: Folder) -> Bool
    }
}

public protocol Grid {
    associatedtype Cell: InheritedTypeNames.Cell
    func first() -> Cell?
}

public protocol MarkedGrid: Grid {
    func cell(at index: Int) -> Cell
    func insert(_ cell: Cell, beside marker: any Marker)
    func visit(_ body: (Cell) -> Void)
    var cells: [Cell] { get set }
}

public protocol CellPrinter {
    func print(_ cell: any Cell)
}

// The double's own 'Cell' is not the one that the inherited requirement means.

public protocol PrintedGrid: CellPrinter, Grid {
    func use(_ cell: Cell)
}
