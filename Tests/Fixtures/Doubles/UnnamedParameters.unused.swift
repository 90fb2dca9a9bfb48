import UnnamedParameters

/// A spy of `Shelf`, yours to edit.
final class ShelfSpy: Shelf {
    var order: CallOrder? { didSet { Unused.reads("ShelfSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptCalls = []
        subscriptStringIntNoteCalls = []
        subscriptStringIntNoteSetCalls = []
        openCalls = []
        closeNoteCalls = []
        readAtCalls = []
    }

    // MARK: subscript(_:)
    @Recorded("ShelfSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("ShelfSpy.subscriptStub") var subscriptStub: (Int) -> Note = { _ in Note() }
    subscript(index: Int) -> Note {
        $subscriptCalls.append(index)
        order?.add("subscript(_:)")
        return subscriptStub(index)
    }

    // MARK: subscript(_:_:_:)
    @Recorded("ShelfSpy.subscript(_:_:_:)") var subscriptStringIntNoteCalls: [(key: String, index: Int, note: Note)] =
        []
    @Stubbed("ShelfSpy.subscriptStringIntNoteStub") var subscriptStringIntNoteStub: (String, Int, Note) -> Bool = {
        _, _, _ in
        false
    }
    @Recorded("ShelfSpy.subscript(_:_:_:)") var subscriptStringIntNoteSetCalls:
        [(key: String, index: Int, note: Note, newValue: Bool)] = []
    subscript(key: String, index: Int, note: Note) -> Bool {
        get {
            $subscriptStringIntNoteCalls.append((key, index, note))
            order?.add("subscript(_:_:_:)")
            return subscriptStringIntNoteStub(key, index, note)
        }
        set {
            $subscriptStringIntNoteSetCalls.append((key, index, note, newValue))
            order?.add("subscript(_:_:_:)")
        }
    }

    // MARK: open(_:_:)
    @Recorded("ShelfSpy.open(_:_:)") var openCalls: [(urlPath: URLPath, argument2: URLPath)] = []
    func open(_ urlPath: URLPath, _ argument2: URLPath) {
        $openCalls.append((urlPath, argument2))
        order?.add("open(_:_:)")
    }

    // MARK: close(_:note:)
    @Recorded("ShelfSpy.close(_:note:)") var closeNoteCalls: [(argument1: Note?, note: Note)] = []
    func close(_ argument1: Note?, note: Note) {
        $closeNoteCalls.append((argument1, note))
        order?.add("close(_:note:)")
    }

    // MARK: read(at:_:)
    @Recorded("ShelfSpy.read(at:_:)") var readAtCalls: [(argument1: Int, argument2: [Note])] = []
    @Stubbed("ShelfSpy.readAtStub") var readAtStub: (Int, [Note]) -> Note = { _, _ in Note() }
    func read(at argument1: Int, _ argument2: [Note]) -> Note {
        $readAtCalls.append((argument1, argument2))
        order?.add("read(at:_:)")
        return readAtStub(argument1, argument2)
    }
}
