import UnnamedParameters

/// A spy of `Shelf`, yours to edit.
final class ShelfSpy: Shelf {
    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Note = { _ in Note() }
    subscript(index: Int) -> Note {
        subscriptCalls.append(index)
        return subscriptStub(index)
    }

    // MARK: subscript(_:_:_:)
    var subscriptStringIntNoteCalls: [(key: String, index: Int, note: Note)] = []
    var subscriptStringIntNoteStub: (String, Int, Note) -> Bool = { _, _, _ in false }
    var subscriptStringIntNoteSetCalls: [(key: String, index: Int, note: Note, newValue: Bool)] = []
    subscript(key: String, index: Int, note: Note) -> Bool {
        get {
            subscriptStringIntNoteCalls.append((key, index, note))
            return subscriptStringIntNoteStub(key, index, note)
        }
        set { subscriptStringIntNoteSetCalls.append((key, index, note, newValue)) }
    }

    // MARK: open(_:_:)
    var openCalls: [(urlPath: URLPath, argument2: URLPath)] = []
    func open(_ urlPath: URLPath, _ argument2: URLPath) { openCalls.append((urlPath, argument2)) }

    // MARK: close(_:note:)
    var closeNoteCalls: [(argument1: Note?, note: Note)] = []
    func close(_ argument1: Note?, note: Note) { closeNoteCalls.append((argument1, note)) }

    // MARK: read(at:_:)
    var readAtCalls: [(argument1: Int, argument2: [Note])] = []
    var readAtStub: (Int, [Note]) -> Note = { _, _ in Note() }
    func read(at argument1: Int, _ argument2: [Note]) -> Note {
        readAtCalls.append((argument1, argument2))
        return readAtStub(argument1, argument2)
    }
}
