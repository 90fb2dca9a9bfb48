import InheritedTypeNames

/// A spy of `Cell`, yours to edit.
final class CellSpy: Cell {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Cell) { widthStub = { live.width } }

    /// Forgets all recorded calls.
    func resetCalls() { widthCallCount = 0 }

    // MARK: width
    var widthCallCount = 0
    var widthStub: () -> Int = { 0 }
    var width: Int {
        widthCallCount += 1
        return widthStub()
    }
}

/// A spy of `Marker`, yours to edit.
final class MarkerSpy: Marker {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Marker) {}

    /// Forgets all recorded calls.
    func resetCalls() {}
}

/// A spy of `Drawers.Drawer`, yours to edit.
final class DrawerSpy<Folder>: Drawers.Drawer {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Drawers.Drawer>(forwardingTo live: Live) where Live.Folder == Folder {
        putStub = { live.put($0) }
        lastStub = { live.last }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        putCalls = []
        lastCallCount = 0
    }

    // MARK: put(_:)
    var putCalls: [Folder] = []
    var putStub: (Folder) -> Void = { _ in }
    func put(_ folder: Folder) {
        putCalls.append(folder)
        order?.add("put(_:)")
        putStub(folder)
    }

    // MARK: last
    var lastCallCount = 0
    var lastStub: () -> Folder? = { nil }
    var last: Folder? {
        lastCallCount += 1
        order?.add("last")
        return lastStub()
    }
}

/// A spy of `Drawers.LabelledDrawer`, yours to edit.
final class LabelledDrawerSpy<Folder>: Drawers.LabelledDrawer {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Drawers.LabelledDrawer>(forwardingTo live: Live) where Live.Folder == Folder {
        replaceByStub = { live.replace($0, by: $1) }
        putStub = { live.put($0) }
        lastStub = { live.last }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        replaceByCalls = []
        putCalls = []
        lastCallCount = 0
    }

    // MARK: replace(_:by:)
    var replaceByCalls: [(folder: Folder, other: Folder)] = []
    var replaceByStub: (Folder, Folder) -> Bool = { _, _ in false }
    func replace(_ folder: Folder, by other: Folder) -> Bool {
        replaceByCalls.append((folder, other))
        order?.add("replace(_:by:)")
        return replaceByStub(folder, other)
    }

    // MARK: put(_:)
    var putCalls: [Folder] = []
    var putStub: (Folder) -> Void = { _ in }
    func put(_ folder: Folder) {
        putCalls.append(folder)
        order?.add("put(_:)")
        putStub(folder)
    }

    // MARK: last
    var lastCallCount = 0
    var lastStub: () -> Folder? = { nil }
    var last: Folder? {
        lastCallCount += 1
        order?.add("last")
        return lastStub()
    }
}

/// A spy of `Grid`, yours to edit.
final class GridSpy<Cell: InheritedTypeNames.Cell>: Grid {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Grid>(forwardingTo live: Live) where Live.Cell == Cell { firstStub = { live.first() } }

    /// Forgets all recorded calls.
    func resetCalls() { firstCallCount = 0 }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `MarkedGrid`, yours to edit.
final class MarkedGridSpy<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: MarkedGrid>(forwardingTo live: Live) where Live.Cell == Cell {
        cellAtStub = { live.cell(at: $0) }
        insertBesideStub = { live.insert($0, beside: $1) }
        visitStub = { live.visit($0) }
        cellsStub = { live.cells }
        firstStub = { live.first() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        cellAtCalls = []
        insertBesideCalls = []
        visitCallCount = 0
        cellsCallCount = 0
        cellsSetCalls = []
        firstCallCount = 0
    }

    // MARK: cell(at:)
    var cellAtCalls: [Int] = []
    var cellAtStub: (Int) -> Cell = { _ in TestIssue.stop("MarkedGridSpy.cellAtStub is not set") }
    func cell(at index: Int) -> Cell {
        cellAtCalls.append(index)
        order?.add("cell(at:)")
        return cellAtStub(index)
    }

    // MARK: insert(_:beside:)
    var insertBesideCalls: [(cell: Cell, marker: any Marker)] = []
    var insertBesideStub: (Cell, any Marker) -> Void = { _, _ in }
    func insert(_ cell: Cell, beside marker: any Marker) {
        insertBesideCalls.append((cell, marker))
        order?.add("insert(_:beside:)")
        insertBesideStub(cell, marker)
    }

    // MARK: visit(_:)
    var visitCallCount = 0
    var visitStub: ((Cell) -> Void) -> Void = { _ in }
    func visit(_ body: (Cell) -> Void) {
        visitCallCount += 1
        order?.add("visit(_:)")
        visitStub(body)
    }

    // MARK: cells
    var cellsCallCount = 0
    var cellsStub: () -> [Cell] = { [] }
    var cellsSetCalls: [[Cell]] = []
    var cellsSetStub: ([Cell]) -> Void = { _ in }
    var cells: [Cell] {
        get {
            cellsCallCount += 1
            order?.add("cells")
            return cellsStub()
        }
        set {
            cellsSetCalls.append(newValue)
            order?.add("cells")
            cellsSetStub(newValue)
        }
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }
}

/// A spy of `CellPrinter`, yours to edit.
final class CellPrinterSpy: CellPrinter {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any CellPrinter) { printStub = { live.print($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { printCalls = [] }

    // MARK: print(_:)
    var printCalls: [any Cell] = []
    var printStub: (any Cell) -> Void = { _ in }
    func print(_ cell: any Cell) {
        printCalls.append(cell)
        order?.add("print(_:)")
        printStub(cell)
    }
}

/// A spy of `PrintedGrid`, yours to edit.
final class PrintedGridSpy<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: PrintedGrid>(forwardingTo live: Live) where Live.Cell == Cell {
        useStub = { live.use($0) }
        printStub = { live.print($0) }
        firstStub = { live.first() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        useCalls = []
        printCalls = []
        firstCallCount = 0
    }

    // MARK: use(_:)
    var useCalls: [Cell] = []
    var useStub: (Cell) -> Void = { _ in }
    func use(_ cell: Cell) {
        useCalls.append(cell)
        order?.add("use(_:)")
        useStub(cell)
    }

    // MARK: print(_:)
    var printCalls: [any InheritedTypeNames.Cell] = []
    var printStub: (any InheritedTypeNames.Cell) -> Void = { _ in }
    func print(_ cell: any InheritedTypeNames.Cell) {
        printCalls.append(cell)
        order?.add("print(_:)")
        printStub(cell)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    func first() -> Cell? {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }
}
