import InheritedTypeNames

/// A dummy of `Cell`, yours to edit.
final class CellDummy: Cell {
    var width: Int { fatalError("CellDummy.width must not be read") }
}

/// A dummy of `Marker`, yours to edit.
final class MarkerDummy: Marker {}

/// A dummy of `Drawers.Drawer`, yours to edit.
final class DrawerDummy<Folder>: Drawers.Drawer {
    func put(_ folder: Folder) { fatalError("DrawerDummy.put(_:) must not be called") }
    var last: Folder? { fatalError("DrawerDummy.last must not be read") }
}

/// A dummy of `Drawers.LabelledDrawer`, yours to edit.
final class LabelledDrawerDummy<Folder>: Drawers.LabelledDrawer {
    func replace(_ folder: Folder, by other: Folder) -> Bool {
        fatalError("LabelledDrawerDummy.replace(_:by:) must not be called")
    }

    func put(_ folder: Folder) { fatalError("LabelledDrawerDummy.put(_:) must not be called") }
    var last: Folder? { fatalError("LabelledDrawerDummy.last must not be read") }
}

/// A dummy of `Grid`, yours to edit.
final class GridDummy<Cell: InheritedTypeNames.Cell>: Grid {
    func first() -> Cell? { fatalError("GridDummy.first() must not be called") }
}

/// A dummy of `MarkedGrid`, yours to edit.
final class MarkedGridDummy<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    func cell(at index: Int) -> Cell { fatalError("MarkedGridDummy.cell(at:) must not be called") }

    func insert(_ cell: Cell, beside marker: any Marker) {
        fatalError("MarkedGridDummy.insert(_:beside:) must not be called")
    }

    func visit(_ body: (Cell) -> Void) { fatalError("MarkedGridDummy.visit(_:) must not be called") }

    var cells: [Cell] {
        get { fatalError("MarkedGridDummy.cells must not be read") }
        set { fatalError("MarkedGridDummy.cells must not be set") }
    }

    func first() -> Cell? { fatalError("MarkedGridDummy.first() must not be called") }
}

/// A dummy of `CellPrinter`, yours to edit.
final class CellPrinterDummy: CellPrinter {
    func print(_ cell: any Cell) { fatalError("CellPrinterDummy.print(_:) must not be called") }
}

/// A dummy of `PrintedGrid`, yours to edit.
final class PrintedGridDummy<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    func use(_ cell: Cell) { fatalError("PrintedGridDummy.use(_:) must not be called") }
    func print(_ cell: any InheritedTypeNames.Cell) { fatalError("PrintedGridDummy.print(_:) must not be called") }
    func first() -> Cell? { fatalError("PrintedGridDummy.first() must not be called") }
}
