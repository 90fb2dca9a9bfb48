import InheritedTypeNames

/// A dummy of `Cell`, yours to edit.
final class CellDummy: Cell {
    var width: Int { TestIssue.report("CellDummy.width must not be read", returning: 0) }
}

/// A dummy of `Marker`, yours to edit.
final class MarkerDummy: Marker {}

/// A dummy of `Drawers.Drawer`, yours to edit.
final class DrawerDummy<Folder>: Drawers.Drawer {
    func put(_ folder: Folder) { TestIssue.report("DrawerDummy.put(_:) must not be called") }
    var last: Folder? { TestIssue.report("DrawerDummy.last must not be read", returning: nil) }
}

/// A dummy of `Drawers.LabelledDrawer`, yours to edit.
final class LabelledDrawerDummy<Folder>: Drawers.LabelledDrawer {
    func replace(_ folder: Folder, by other: Folder) -> Bool {
        TestIssue.report("LabelledDrawerDummy.replace(_:by:) must not be called", returning: false)
    }

    func put(_ folder: Folder) { TestIssue.report("LabelledDrawerDummy.put(_:) must not be called") }
    var last: Folder? { TestIssue.report("LabelledDrawerDummy.last must not be read", returning: nil) }
}

/// A dummy of `Grid`, yours to edit.
final class GridDummy<Cell: InheritedTypeNames.Cell>: Grid {
    func first() -> Cell? { TestIssue.report("GridDummy.first() must not be called", returning: nil) }
}

/// A dummy of `MarkedGrid`, yours to edit.
final class MarkedGridDummy<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    func cell(at index: Int) -> Cell { TestIssue.stop("MarkedGridDummy.cell(at:) must not be called") }

    func insert(_ cell: Cell, beside marker: any Marker) {
        TestIssue.report("MarkedGridDummy.insert(_:beside:) must not be called")
    }

    func visit(_ body: (Cell) -> Void) { TestIssue.report("MarkedGridDummy.visit(_:) must not be called") }

    var cells: [Cell] {
        get { TestIssue.report("MarkedGridDummy.cells must not be read", returning: []) }
        set { TestIssue.report("MarkedGridDummy.cells must not be set") }
    }

    func first() -> Cell? { TestIssue.report("MarkedGridDummy.first() must not be called", returning: nil) }
}

/// A dummy of `CellPrinter`, yours to edit.
final class CellPrinterDummy: CellPrinter {
    func print(_ cell: any Cell) { TestIssue.report("CellPrinterDummy.print(_:) must not be called") }
}

/// A dummy of `PrintedGrid`, yours to edit.
final class PrintedGridDummy<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    func use(_ cell: Cell) { TestIssue.report("PrintedGridDummy.use(_:) must not be called") }

    func print(_ cell: any InheritedTypeNames.Cell) {
        TestIssue.report("PrintedGridDummy.print(_:) must not be called")
    }

    func first() -> Cell? { TestIssue.report("PrintedGridDummy.first() must not be called", returning: nil) }
}
