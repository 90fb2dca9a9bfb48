import UnnamedParameters

/// A dummy of `Shelf`, yours to edit.
final class ShelfDummy: Shelf {
    subscript(index: Int) -> Note { fatalError("ShelfDummy.subscript(_:) must not be read") }

    subscript(key: String, index: Int, note: Note) -> Bool {
        get { fatalError("ShelfDummy.subscript(_:_:_:) must not be read") }
        set { fatalError("ShelfDummy.subscript(_:_:_:) must not be set") }
    }

    func open(_ urlPath: URLPath, _ argument2: URLPath) { fatalError("ShelfDummy.open(_:_:) must not be called") }
    func close(_ argument1: Note?, note: Note) { fatalError("ShelfDummy.close(_:note:) must not be called") }

    func read(at argument1: Int, _ argument2: [Note]) -> Note {
        fatalError("ShelfDummy.read(at:_:) must not be called")
    }
}
