import InheritedTypeNames

/// A stub of `Cell`, yours to edit.
final class CellStub: Cell {
    var width = 0
}

/// A stub of `Marker`, yours to edit.
final class MarkerStub: Marker {}

/// A stub of `Drawers.Drawer`, yours to edit.
final class DrawerStub<Folder>: Drawers.Drawer {
    func put(_ folder: Folder) {}
    var last: Folder?
}

/// A stub of `Drawers.LabelledDrawer`, yours to edit.
final class LabelledDrawerStub<Folder>: Drawers.LabelledDrawer {
    // MARK: replace(_:by:)
    var replaceByStub: (Folder, Folder) -> Bool = { _, _ in false }
    func replace(_ folder: Folder, by other: Folder) -> Bool { replaceByStub(folder, other) }

    func put(_ folder: Folder) {}
    var last: Folder?
}

/// A stub of `Grid`, yours to edit.
final class GridStub<Cell: InheritedTypeNames.Cell>: Grid {
    // MARK: first()
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? { firstStub() }
}

/// A stub of `MarkedGrid`, yours to edit.
final class MarkedGridStub<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    // MARK: cell(at:)
    var cellAtStub: (Int) -> Cell = { _ in TestIssue.stop("MarkedGridStub.cellAtStub is not set") }
    func cell(at index: Int) -> Cell { cellAtStub(index) }

    func insert(_ cell: Cell, beside marker: any Marker) {}

    // MARK: visit(_:)
    var visitStub: ((Cell) -> Void) -> Void = { _ in }
    func visit(_ body: (Cell) -> Void) { visitStub(body) }

    var cells: [Cell] = []

    // MARK: first()
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? { firstStub() }
}

/// A stub of `CellPrinter`, yours to edit.
final class CellPrinterStub: CellPrinter {
    func print(_ cell: any Cell) {}
}

/// A stub of `PrintedGrid`, yours to edit.
final class PrintedGridStub<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    func use(_ cell: Cell) {}
    func print(_ cell: any InheritedTypeNames.Cell) {}

    // MARK: first()
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? { firstStub() }
}
