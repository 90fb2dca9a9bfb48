import UnnamedParameters

/// A dummy of `Shelf`, yours to edit.
final class ShelfDummy: Shelf {
    subscript(index: Int) -> Note { TestIssue.report("ShelfDummy.subscript(_:) must not be read", returning: Note()) }

    subscript(key: String, index: Int, note: Note) -> Bool {
        get { TestIssue.report("ShelfDummy.subscript(_:_:_:) must not be read", returning: false) }
        set { TestIssue.report("ShelfDummy.subscript(_:_:_:) must not be set") }
    }

    func open(_ urlPath: URLPath, _ argument2: URLPath) { TestIssue.report("ShelfDummy.open(_:_:) must not be called") }
    func close(_ argument1: Note?, note: Note) { TestIssue.report("ShelfDummy.close(_:note:) must not be called") }

    func read(at argument1: Int, _ argument2: [Note]) -> Note {
        TestIssue.report("ShelfDummy.read(at:_:) must not be called", returning: Note())
    }
}
