import InheritedTypeNames

/// A client of `Cell`, yours to edit.
struct CellClient: Cell {
    /// A client whose members fail until they are set.
    static var unimplemented: CellClient { CellClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Cell) {
        onWidth = { live.width }
    }

    // MARK: width
    var onWidth: () -> Int = { TestIssue.report("CellClient.onWidth is not set", returning: 0) }
    var width: Int { onWidth() }
}

/// A client of `Marker`, yours to edit.
struct MarkerClient: Marker {
    /// A client whose members fail until they are set.
    static var unimplemented: MarkerClient { MarkerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Marker) {
    }
}

/// A client of `Drawers.Drawer`, yours to edit.
struct DrawerClient<Folder>: Drawers.Drawer {
    /// A client whose members fail until they are set.
    static var unimplemented: DrawerClient { DrawerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Drawers.Drawer>(_ live: Live) where Live.Folder == Folder {
        onPut = { live.put($0) }
        onLast = { live.last }
    }

    // MARK: put(_:)
    var onPut: (Folder) -> Void = { _ in TestIssue.report("DrawerClient.onPut is not set") }
    func put(_ folder: Folder) { onPut(folder) }

    // MARK: last
    var onLast: () -> Folder? = { TestIssue.report("DrawerClient.onLast is not set", returning: nil) }
    var last: Folder? { onLast() }
}

/// A client of `Drawers.LabelledDrawer`, yours to edit.
struct LabelledDrawerClient<Folder>: Drawers.LabelledDrawer {
    /// A client whose members fail until they are set.
    static var unimplemented: LabelledDrawerClient { LabelledDrawerClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Drawers.LabelledDrawer>(_ live: Live) where Live.Folder == Folder {
        onReplaceBy = { live.replace($0, by: $1) }
        onPut = { live.put($0) }
        onLast = { live.last }
    }

    // MARK: replace(_:by:)
    var onReplaceBy: (Folder, Folder) -> Bool = { _, _ in
        TestIssue.report("LabelledDrawerClient.onReplaceBy is not set", returning: false)
    }
    func replace(_ folder: Folder, by other: Folder) -> Bool { onReplaceBy(folder, other) }

    // MARK: put(_:)
    var onPut: (Folder) -> Void = { _ in TestIssue.report("LabelledDrawerClient.onPut is not set") }
    func put(_ folder: Folder) { onPut(folder) }

    // MARK: last
    var onLast: () -> Folder? = { TestIssue.report("LabelledDrawerClient.onLast is not set", returning: nil) }
    var last: Folder? { onLast() }
}

/// A client of `Grid`, yours to edit.
struct GridClient<Cell: InheritedTypeNames.Cell>: Grid {
    /// A client whose members fail until they are set.
    static var unimplemented: GridClient { GridClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Grid>(_ live: Live) where Live.Cell == Cell {
        onFirst = { live.first() }
    }

    // MARK: first()
    var onFirst: () -> Cell? = { TestIssue.report("GridClient.onFirst is not set", returning: nil) }
    func first() -> Cell? { onFirst() }
}

/// A client of `MarkedGrid`, yours to edit.
struct MarkedGridClient<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    /// A client whose members fail until they are set.
    static var unimplemented: MarkedGridClient { MarkedGridClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: MarkedGrid>(_ live: Live) where Live.Cell == Cell {
        var live = live
        onCellAt = { live.cell(at: $0) }
        onInsertBeside = { live.insert($0, beside: $1) }
        onVisit = { live.visit($0) }
        onCells = { live.cells }
        onSetCells = { live.cells = $0 }
        onFirst = { live.first() }
    }

    // MARK: cell(at:)
    var onCellAt: (Int) -> Cell = { _ in TestIssue.stop("MarkedGridClient.onCellAt is not set") }
    func cell(at index: Int) -> Cell { onCellAt(index) }

    // MARK: insert(_:beside:)
    var onInsertBeside: (Cell, any Marker) -> Void = { _, _ in
        TestIssue.report("MarkedGridClient.onInsertBeside is not set")
    }
    func insert(_ cell: Cell, beside marker: any Marker) { onInsertBeside(cell, marker) }

    // MARK: visit(_:)
    var onVisit: ((Cell) -> Void) -> Void = { _ in TestIssue.report("MarkedGridClient.onVisit is not set") }
    func visit(_ body: (Cell) -> Void) { onVisit(body) }

    // MARK: cells
    var onCells: () -> [Cell] = { TestIssue.report("MarkedGridClient.onCells is not set", returning: []) }
    var onSetCells: ([Cell]) -> Void = { _ in TestIssue.report("MarkedGridClient.onSetCells is not set") }
    var cells: [Cell] {
        get { onCells() }
        set { onSetCells(newValue) }
    }

    // MARK: first()
    var onFirst: () -> Cell? = { TestIssue.report("MarkedGridClient.onFirst is not set", returning: nil) }
    func first() -> Cell? { onFirst() }
}

/// A client of `CellPrinter`, yours to edit.
struct CellPrinterClient: CellPrinter {
    /// A client whose members fail until they are set.
    static var unimplemented: CellPrinterClient { CellPrinterClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some CellPrinter) {
        onPrint = { live.print($0) }
    }

    // MARK: print(_:)
    var onPrint: (any Cell) -> Void = { _ in TestIssue.report("CellPrinterClient.onPrint is not set") }
    func print(_ cell: any Cell) { onPrint(cell) }
}

/// A client of `PrintedGrid`, yours to edit.
struct PrintedGridClient<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    /// A client whose members fail until they are set.
    static var unimplemented: PrintedGridClient { PrintedGridClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: PrintedGrid>(_ live: Live) where Live.Cell == Cell {
        onUse = { live.use($0) }
        onPrint = { live.print($0) }
        onFirst = { live.first() }
    }

    // MARK: use(_:)
    var onUse: (Cell) -> Void = { _ in TestIssue.report("PrintedGridClient.onUse is not set") }
    func use(_ cell: Cell) { onUse(cell) }

    // MARK: print(_:)
    var onPrint: (any InheritedTypeNames.Cell) -> Void = { _ in
        TestIssue.report("PrintedGridClient.onPrint is not set")
    }
    func print(_ cell: any InheritedTypeNames.Cell) { onPrint(cell) }

    // MARK: first()
    var onFirst: () -> Cell? = { TestIssue.report("PrintedGridClient.onFirst is not set", returning: nil) }
    func first() -> Cell? { onFirst() }
}
