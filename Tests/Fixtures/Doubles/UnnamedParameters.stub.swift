import UnnamedParameters

/// A stub of `Shelf`, yours to edit.
final class ShelfStub: Shelf {
    // MARK: subscript(_:)
    var subscriptStub: (Int) -> Note = { _ in Note() }
    subscript(index: Int) -> Note { subscriptStub(index) }

    // MARK: subscript(_:_:_:)
    var subscriptStringIntNoteStub: (String, Int, Note) -> Bool = { _, _, _ in false }
    subscript(key: String, index: Int, note: Note) -> Bool {
        get { subscriptStringIntNoteStub(key, index, note) }
        set {}
    }

    func open(_ urlPath: URLPath, _ argument2: URLPath) {}
    func close(_ argument1: Note?, note: Note) {}

    // MARK: read(at:_:)
    var readAtStub: (Int, [Note]) -> Note = { _, _ in Note() }
    func read(at argument1: Int, _ argument2: [Note]) -> Note { readAtStub(argument1, argument2) }
}
