import InheritedTypeNames

/// A mock of `Cell`, yours to edit.
final class CellMock: Cell {
    var width = 0
}

/// A mock of `Marker`, yours to edit.
final class MarkerMock: Marker {}

/// A mock of `Drawers.Drawer`, yours to edit.
nonisolated final class DrawerMock<Folder>: Drawers.Drawer {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += putExpectations.unmet(putCalls, of: "put(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: put(_:)
    var putCalls: [Folder] = []
    var putExpectations: [ExpectedCalls<Folder>] = []
    func put(_ folder: Folder) { putCalls.append(folder) }

    var last: Folder?
}

/// A mock of `Drawers.LabelledDrawer`, yours to edit.
nonisolated final class LabelledDrawerMock<Folder>: Drawers.LabelledDrawer {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += replaceByExpectations.unmet(replaceByCalls, of: "replace(_:by:)")
        unmet += putExpectations.unmet(putCalls, of: "put(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: replace(_:by:)
    var replaceByCalls: [(folder: Folder, other: Folder)] = []
    var replaceByStub: (Folder, Folder) -> Bool = { _, _ in false }
    var replaceByExpectations: [ExpectedCalls<(folder: Folder, other: Folder)>] = []
    func replace(_ folder: Folder, by other: Folder) -> Bool {
        replaceByCalls.append((folder, other))
        return replaceByStub(folder, other)
    }

    // MARK: put(_:)
    var putCalls: [Folder] = []
    var putExpectations: [ExpectedCalls<Folder>] = []
    func put(_ folder: Folder) { putCalls.append(folder) }

    var last: Folder?
}

/// A mock of `Grid`, yours to edit.
nonisolated final class GridMock<Cell: InheritedTypeNames.Cell>: Grid {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += firstExpectations.unmet(firstCallCount, of: "first()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    var firstExpectations: [ExpectedCalls<Void>] = []
    func first() -> Cell? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A mock of `MarkedGrid`, yours to edit.
nonisolated final class MarkedGridMock<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += cellAtExpectations.unmet(cellAtCalls, of: "cell(at:)")
        unmet += insertBesideExpectations.unmet(insertBesideCalls, of: "insert(_:beside:)")
        unmet += visitExpectations.unmet(visitCallCount, of: "visit(_:)")
        unmet += firstExpectations.unmet(firstCallCount, of: "first()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: cell(at:)
    var cellAtCalls: [Int] = []
    var cellAtStub: (Int) -> Cell = { _ in TestIssue.stop("MarkedGridMock.cellAtStub is not set") }
    var cellAtExpectations: [ExpectedCalls<Int>] = []
    func cell(at index: Int) -> Cell {
        cellAtCalls.append(index)
        return cellAtStub(index)
    }

    // MARK: insert(_:beside:)
    var insertBesideCalls: [(cell: Cell, marker: any Marker)] = []
    var insertBesideExpectations: [ExpectedCalls<(cell: Cell, marker: any Marker)>] = []
    func insert(_ cell: Cell, beside marker: any Marker) { insertBesideCalls.append((cell, marker)) }

    // MARK: visit(_:)
    var visitCallCount = 0
    var visitStub: ((Cell) -> Void) -> Void = { _ in }
    var visitExpectations: [ExpectedCalls<Void>] = []
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
    var firstExpectations: [ExpectedCalls<Void>] = []
    func first() -> Cell? {
        firstCallCount += 1
        return firstStub()
    }
}

/// A mock of `CellPrinter`, yours to edit.
nonisolated final class CellPrinterMock: CellPrinter {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += printExpectations.unmet(printCalls, of: "print(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: print(_:)
    var printCalls: [any Cell] = []
    var printExpectations: [ExpectedCalls<any Cell>] = []
    func print(_ cell: any Cell) { printCalls.append(cell) }
}

/// A mock of `PrintedGrid`, yours to edit.
nonisolated final class PrintedGridMock<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += useExpectations.unmet(useCalls, of: "use(_:)")
        unmet += printExpectations.unmet(printCalls, of: "print(_:)")
        unmet += firstExpectations.unmet(firstCallCount, of: "first()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: use(_:)
    var useCalls: [Cell] = []
    var useExpectations: [ExpectedCalls<Cell>] = []
    func use(_ cell: Cell) { useCalls.append(cell) }

    // MARK: print(_:)
    var printCalls: [any InheritedTypeNames.Cell] = []
    var printExpectations: [ExpectedCalls<any InheritedTypeNames.Cell>] = []
    func print(_ cell: any InheritedTypeNames.Cell) { printCalls.append(cell) }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Cell? = { nil }
    var firstExpectations: [ExpectedCalls<Void>] = []
    func first() -> Cell? {
        firstCallCount += 1
        return firstStub()
    }
}
