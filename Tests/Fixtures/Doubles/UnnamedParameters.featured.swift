import UnnamedParameters

/// A spy of `Shelf`, yours to edit.
final class ShelfSpy: Shelf {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Shelf) {
        subscriptStub = { live[$0] }
        subscriptStringIntNoteStub = { live[$0, $1, $2] }
        openStub = { live.open($0, $1) }
        closeNoteStub = { live.close($0, note: $1) }
        readAtStub = { live.read(at: $0, $1) }
    }

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
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> Note = { _ in Note() }
    subscript(index: Int) -> Note {
        subscriptCalls.append(index)
        order?.add("subscript(_:)")
        return subscriptStub(index)
    }

    // MARK: subscript(_:_:_:)
    var subscriptStringIntNoteCalls: [(key: String, index: Int, note: Note)] = []
    var subscriptStringIntNoteStub: (String, Int, Note) -> Bool = { _, _, _ in false }
    var subscriptStringIntNoteSetCalls: [(key: String, index: Int, note: Note, newValue: Bool)] = []
    var subscriptStringIntNoteSetStub: (String, Int, Note, Bool) -> Void = { _, _, _, _ in }
    subscript(key: String, index: Int, note: Note) -> Bool {
        get {
            subscriptStringIntNoteCalls.append((key, index, note))
            order?.add("subscript(_:_:_:)")
            return subscriptStringIntNoteStub(key, index, note)
        }
        set {
            subscriptStringIntNoteSetCalls.append((key, index, note, newValue))
            order?.add("subscript(_:_:_:)")
            subscriptStringIntNoteSetStub(key, index, note, newValue)
        }
    }

    // MARK: open(_:_:)
    var openCalls: [(urlPath: URLPath, argument2: URLPath)] = []
    var openStub: (URLPath, URLPath) -> Void = { _, _ in }
    func open(_ urlPath: URLPath, _ argument2: URLPath) {
        openCalls.append((urlPath, argument2))
        order?.add("open(_:_:)")
        openStub(urlPath, argument2)
    }

    // MARK: close(_:note:)
    var closeNoteCalls: [(argument1: Note?, note: Note)] = []
    var closeNoteStub: (Note?, Note) -> Void = { _, _ in }
    func close(_ argument1: Note?, note: Note) {
        closeNoteCalls.append((argument1, note))
        order?.add("close(_:note:)")
        closeNoteStub(argument1, note)
    }

    // MARK: read(at:_:)
    var readAtCalls: [(argument1: Int, argument2: [Note])] = []
    var readAtStub: (Int, [Note]) -> Note = { _, _ in Note() }
    func read(at argument1: Int, _ argument2: [Note]) -> Note {
        readAtCalls.append((argument1, argument2))
        order?.add("read(at:_:)")
        return readAtStub(argument1, argument2)
    }
}
