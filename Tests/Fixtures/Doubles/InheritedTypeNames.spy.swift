import InheritedTypeNames

/// A spy of `Cell`, yours to edit.
final class CellSpy: Cell {
    var width = 0
}

/// A spy of `Marker`, yours to edit.
final class MarkerSpy: Marker {}

/// A spy of `Drawers.Drawer`, yours to edit.
final class DrawerSpy<Folder>: Drawers.Drawer {
    // MARK: put(_:)
    var putCalls: [Folder] = []
    func put(_ folder: Folder) { putCalls.append(folder) }

    var last: Folder?
}

/// A spy of `Drawers.LabelledDrawer`, yours to edit.
final class LabelledDrawerSpy<Folder>: Drawers.LabelledDrawer {
    // MARK: replace(_:by:)
    var replaceByCalls: [(folder: Folder, other: Folder)] = []
    var replaceByStub: (Folder, Folder) -> Bool = { _, _ in false }
    func replace(_ folder: Folder, by other: Folder) -> Bool {
        replaceByCalls.append((folder, other))
        return replaceByStub(folder, other)
    }

    // MARK: put(_:)
    var putCalls: [Folder] = []
    func put(_ folder: Folder) { putCalls.append(folder) }

    var last: Folder?
}

/// A spy of `Grid`, yours to edit.
final class GridSpy<Cell: InheritedTypeNames.Cell>: Grid {
    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A spy of `MarkedGrid`, yours to edit.
final class MarkedGridSpy<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    // MARK: cell(at:)
    var cellAtCalls: [Int] = []
    var cellAtStub: (Int) -> Cell = { _ in TestIssue.stop("MarkedGridSpy.cellAtStub is not set") }
    func cell(at index: Int) -> Cell {
        cellAtCalls.append(index)
        return cellAtStub(index)
    }

    // MARK: insert(_:beside:)
    var insertBesideCalls: [(cell: Cell, marker: any Marker)] = []
    func insert(_ cell: Cell, beside marker: any Marker) { insertBesideCalls.append((cell, marker)) }

    // MARK: visit(_:)
    var visitCallCount = 0
    var visitStub: ((Cell) -> Void) -> Void = { _ in }
    func visit(_ body: (Cell) -> Void) {
        visitCallCount += 1
        visitStub(body)
    }

    // MARK: cells
    var cellsSetCalls: [[Cell]] = []
    var cells: [Cell] = [] { didSet { cellsSetCalls.append(cells) } }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A spy of `CellPrinter`, yours to edit.
final class CellPrinterSpy: CellPrinter {
    // MARK: print(_:)
    var printCalls: [any Cell] = []
    func print(_ cell: any Cell) { printCalls.append(cell) }
}

/// A spy of `PrintedGrid`, yours to edit.
final class PrintedGridSpy<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    // MARK: use(_:)
    var useCalls: [Cell] = []
    func use(_ cell: Cell) { useCalls.append(cell) }

    // MARK: print(_:)
    var printCalls: [any InheritedTypeNames.Cell] = []
    func print(_ cell: any InheritedTypeNames.Cell) { printCalls.append(cell) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        firstCallCount += 1
        return firstStub()
    }
}
