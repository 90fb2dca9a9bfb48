import InheritedTypeNames

/// A fake of `Cell`, yours to edit.
final class CellFake: Cell {
    var width = 0
}

/// A fake of `Marker`, yours to edit.
final class MarkerFake: Marker {}

/// A fake of `Drawers.Drawer`, yours to edit.
final class DrawerFake<Folder>: Drawers.Drawer {
    var folders: [Folder]

    init(folders: [Folder] = []) { self.folders = folders }

    func put(_ folder: Folder) { folders.append(folder) }
    var last: Folder? { folders.last }
}

/// A fake of `Drawers.LabelledDrawer`, yours to edit.
final class LabelledDrawerFake<Folder>: Drawers.LabelledDrawer {
    var folders: [Folder]

    init(folders: [Folder] = []) { self.folders = folders }

    /// Fill in: what identifies a `Folder`.
    private static func id(of folder: Folder) -> AnyHashable {
        TestIssue.stop("LabelledDrawerFake.id(of:) is not filled in")
    }

    func replace(_ folder: Folder, by other: Folder) -> Bool {
        guard let index = folders.firstIndex(where: { Self.id(of: $0) == Self.id(of: folder) }) else { return false }
        folders[index] = other
        return true
    }

    func put(_ folder: Folder) { folders.append(folder) }
    var last: Folder? { folders.last }
}

/// A fake of `Grid`, yours to edit.
final class GridFake<Cell: InheritedTypeNames.Cell>: Grid {
    // MARK: first()
    var firstStub: () -> Cell? = { TestIssue.report("GridFake.firstStub is not set", returning: nil) }
    func first() -> Cell? { firstStub() }
}

/// A fake of `MarkedGrid`, yours to edit.
final class MarkedGridFake<Cell: InheritedTypeNames.Cell>: MarkedGrid {
    init(cells: [Cell] = []) { self.cells = cells }

    /// Fill in: what identifies a `Cell`.
    private static func id(of cell: Cell) -> Int { TestIssue.stop("MarkedGridFake.id(of:) is not filled in") }

    func cell(at index: Int) -> Cell {
        guard let cell = cells.first(where: { Self.id(of: $0) == index })
        else { TestIssue.stop("MarkedGridFake.cell(at:): there is none") }
        return cell
    }

    // MARK: insert(_:beside:)
    var insertBesideStub: (Cell, any Marker) -> Void = { _, _ in
        TestIssue.report("MarkedGridFake.insertBesideStub is not set")
    }
    func insert(_ cell: Cell, beside marker: any Marker) {
        // Unknown: where the Cell belongs.
        insertBesideStub(cell, marker)
    }

    // MARK: visit(_:)
    var visitStub: ((Cell) -> Void) -> Void = { _ in TestIssue.report("MarkedGridFake.visitStub is not set") }
    func visit(_ body: (Cell) -> Void) { visitStub(body) }

    var cells: [Cell] = []
    func first() -> Cell? { cells.first }
}

/// A fake of `CellPrinter`, yours to edit.
final class CellPrinterFake: CellPrinter {
    func print(_ cell: any Cell) {}
}

/// A fake of `PrintedGrid`, yours to edit.
final class PrintedGridFake<Cell: InheritedTypeNames.Cell>: PrintedGrid {
    func use(_ cell: Cell) {}
    func print(_ cell: any InheritedTypeNames.Cell) {}

    // MARK: first()
    var firstStub: () -> Cell? = { TestIssue.report("PrintedGridFake.firstStub is not set", returning: nil) }
    func first() -> Cell? { firstStub() }
}
