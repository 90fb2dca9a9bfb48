import InheritedTypeNames

/// A wrapper of `Cell`, yours to edit.
struct CellWrapper<Base: Cell>: Cell {
    let base: Base

    var width: Int { base.width }
}

/// A wrapper of `Marker`, yours to edit.
struct MarkerWrapper<Base: Marker>: Marker {
    let base: Base
}

/// A wrapper of `Drawers.Drawer`, yours to edit.
struct DrawerWrapper<Base: Drawers.Drawer>: Drawers.Drawer {
    typealias Folder = Base.Folder
    let base: Base

    func put(_ folder: Folder) { base.put(folder) }
    var last: Folder? { base.last }
}

/// A wrapper of `Drawers.LabelledDrawer`, yours to edit.
struct LabelledDrawerWrapper<Base: Drawers.LabelledDrawer>: Drawers.LabelledDrawer {
    typealias Folder = Base.Folder
    let base: Base

    func replace(_ folder: Folder, by other: Folder) -> Bool { base.replace(folder, by: other) }
    func put(_ folder: Folder) { base.put(folder) }
    var last: Folder? { base.last }
}

/// A wrapper of `Grid`, yours to edit.
struct GridWrapper<Base: Grid>: Grid {
    typealias Cell = Base.Cell
    let base: Base

    func first() -> Cell? { base.first() }
}

/// A wrapper of `MarkedGrid`, yours to edit.
struct MarkedGridWrapper<Base: MarkedGrid>: MarkedGrid {
    typealias Cell = Base.Cell
    var base: Base

    func cell(at index: Int) -> Cell { base.cell(at: index) }
    func insert(_ cell: Cell, beside marker: any Marker) { base.insert(cell, beside: marker) }
    func visit(_ body: (Cell) -> Void) { base.visit(body) }

    var cells: [Cell] {
        get { base.cells }
        set { base.cells = newValue }
    }

    func first() -> Cell? { base.first() }
}

/// A wrapper of `CellPrinter`, yours to edit.
struct CellPrinterWrapper<Base: CellPrinter>: CellPrinter {
    let base: Base

    func print(_ cell: any Cell) { base.print(cell) }
}

/// A wrapper of `PrintedGrid`, yours to edit.
struct PrintedGridWrapper<Base: PrintedGrid>: PrintedGrid {
    typealias Cell = Base.Cell
    let base: Base

    func use(_ cell: Cell) { base.use(cell) }
    func print(_ cell: any InheritedTypeNames.Cell) { base.print(cell) }
    func first() -> Cell? { base.first() }
}
