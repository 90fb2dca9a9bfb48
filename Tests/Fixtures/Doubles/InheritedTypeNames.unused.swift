import InheritedTypeNames

/// A spy of `Cell`, yours to edit.
final class CellSpy: Cell {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var width = 0
}

/// A spy of `Marker`, yours to edit.
final class MarkerSpy: Marker {
    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Drawers.Drawer`, yours to edit.
final class DrawerSpy<Folder>: Drawers.Drawer {
    var order: CallOrder? { didSet { Unused.reads("DrawerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { putCalls = [] }

    // MARK: put(_:)
    @Recorded("DrawerSpy.put(_:)") var putCalls: [Folder] = []
    func put(_ folder: Folder) {
        $putCalls.append(folder)
        order?.add("put(_:)")
    }

    var last: Folder?
}

/// A spy of `Drawers.LabelledDrawer`, yours to edit.
final class LabelledDrawerSpy<Folder>: Drawers.LabelledDrawer {
    var order: CallOrder? { didSet { Unused.reads("LabelledDrawerSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        replaceByCalls = []
        putCalls = []
    }

    // MARK: replace(_:by:)
    @Recorded("LabelledDrawerSpy.replace(_:by:)") var replaceByCalls: [(folder: Folder, other: Folder)] = []
    @Stubbed("LabelledDrawerSpy.replaceByStub") var replaceByStub: (Folder, Folder) -> Bool = { _, _ in false }
    func replace(_ folder: Folder, by other: Folder) -> Bool {
        $replaceByCalls.append((folder, other))
        order?.add("replace(_:by:)")
        return replaceByStub(folder, other)
    }

    // MARK: put(_:)
    @Recorded("LabelledDrawerSpy.put(_:)") var putCalls: [Folder] = []
    func put(_ folder: Folder) {
        $putCalls.append(folder)
        order?.add("put(_:)")
    }

    var last: Folder?
}

/// A spy of `Grid`, yours to edit.
final class GridSpy<Cell: InheritedTypeNames.Cell>: Grid {
    var order: CallOrder? { didSet { Unused.reads("GridSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { firstCallCount = 0 }

    // MARK: first()
    @Recorded("GridSpy.first()") var firstCallCount = 0
    @Stubbed("GridSpy.firstStub") var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `MarkedGrid`, yours to edit.
final class MarkedGridSpy<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    var order: CallOrder? { didSet { Unused.reads("MarkedGridSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        cellAtCalls = []
        insertBesideCalls = []
        visitCallCount = 0
        cellsSetCalls = []
        firstCallCount = 0
    }

    // MARK: cell(at:)
    @Recorded("MarkedGridSpy.cell(at:)") var cellAtCalls: [Int] = []
    @Stubbed("MarkedGridSpy.cellAtStub") var cellAtStub: (Int) -> Cell = { _ in
        TestIssue.stop("MarkedGridSpy.cellAtStub is not set")
    }
    func cell(at index: Int) -> Cell {
        $cellAtCalls.append(index)
        order?.add("cell(at:)")
        return cellAtStub(index)
    }

    // MARK: insert(_:beside:)
    @Recorded("MarkedGridSpy.insert(_:beside:)") var insertBesideCalls: [(cell: Cell, marker: any Marker)] = []
    func insert(_ cell: Cell, beside marker: any Marker) {
        $insertBesideCalls.append((cell, marker))
        order?.add("insert(_:beside:)")
    }

    // MARK: visit(_:)
    @Recorded("MarkedGridSpy.visit(_:)") var visitCallCount = 0
    @Stubbed("MarkedGridSpy.visitStub") var visitStub: ((Cell) -> Void) -> Void = { _ in }
    func visit(_ body: (Cell) -> Void) {
        $visitCallCount.increment()
        order?.add("visit(_:)")
        visitStub(body)
    }

    // MARK: cells
    @Recorded("MarkedGridSpy.cells") var cellsSetCalls: [[Cell]] = []
    var cells: [Cell] = [] {
        didSet {
            $cellsSetCalls.append(cells)
            order?.add("cells")
        }
    }

    // MARK: first()
    @Recorded("MarkedGridSpy.first()") var firstCallCount = 0
    @Stubbed("MarkedGridSpy.firstStub") var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `CellPrinter`, yours to edit.
final class CellPrinterSpy: CellPrinter {
    var order: CallOrder? { didSet { Unused.reads("CellPrinterSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { printCalls = [] }

    // MARK: print(_:)
    @Recorded("CellPrinterSpy.print(_:)") var printCalls: [any Cell] = []
    func print(_ cell: any Cell) {
        $printCalls.append(cell)
        order?.add("print(_:)")
    }
}

/// A spy of `PrintedGrid`, yours to edit.
final class PrintedGridSpy<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    var order: CallOrder? { didSet { Unused.reads("PrintedGridSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        useCalls = []
        printCalls = []
        firstCallCount = 0
    }

    // MARK: use(_:)
    @Recorded("PrintedGridSpy.use(_:)") var useCalls: [Cell] = []
    func use(_ cell: Cell) {
        $useCalls.append(cell)
        order?.add("use(_:)")
    }

    // MARK: print(_:)
    @Recorded("PrintedGridSpy.print(_:)") var printCalls: [any InheritedTypeNames.Cell] = []
    func print(_ cell: any InheritedTypeNames.Cell) {
        $printCalls.append(cell)
        order?.add("print(_:)")
    }

    // MARK: first()
    @Recorded("PrintedGridSpy.first()") var firstCallCount = 0
    @Stubbed("PrintedGridSpy.firstStub") var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }
}
