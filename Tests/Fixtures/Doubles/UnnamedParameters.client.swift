import UnnamedParameters

/// A client of `Shelf`, yours to edit.
struct ShelfClient: Shelf {
    /// A client whose members fail until they are set.
    static var unimplemented: ShelfClient { ShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Shelf) {
        var live = live
        onSubscript = { live[$0] }
        onSubscriptStringIntNote = { live[$0, $1, $2] }
        onSetSubscriptStringIntNote = { live[$0, $1, $2] = $3 }
        onOpen = { live.open($0, $1) }
        onCloseNote = { live.close($0, note: $1) }
        onReadAt = { live.read(at: $0, $1) }
    }

    // MARK: subscript(_:)
    var onSubscript: (Int) -> Note = { _ in TestIssue.report("ShelfClient.onSubscript is not set", returning: Note()) }
    subscript(index: Int) -> Note { onSubscript(index) }

    // MARK: subscript(_:_:_:)
    var onSubscriptStringIntNote: (String, Int, Note) -> Bool = { _, _, _ in
        TestIssue.report("ShelfClient.onSubscriptStringIntNote is not set", returning: false)
    }
    var onSetSubscriptStringIntNote: (String, Int, Note, Bool) -> Void = { _, _, _, _ in
        TestIssue.report("ShelfClient.onSetSubscriptStringIntNote is not set")
    }
    subscript(key: String, index: Int, note: Note) -> Bool {
        get { onSubscriptStringIntNote(key, index, note) }
        set { onSetSubscriptStringIntNote(key, index, note, newValue) }
    }

    // MARK: open(_:_:)
    var onOpen: (URLPath, URLPath) -> Void = { _, _ in TestIssue.report("ShelfClient.onOpen is not set") }
    func open(_ urlPath: URLPath, _ argument2: URLPath) { onOpen(urlPath, argument2) }

    // MARK: close(_:note:)
    var onCloseNote: (Note?, Note) -> Void = { _, _ in TestIssue.report("ShelfClient.onCloseNote is not set") }
    func close(_ argument1: Note?, note: Note) { onCloseNote(argument1, note) }

    // MARK: read(at:_:)
    var onReadAt: (Int, [Note]) -> Note = { _, _ in
        TestIssue.report("ShelfClient.onReadAt is not set", returning: Note())
    }
    func read(at argument1: Int, _ argument2: [Note]) -> Note { onReadAt(argument1, argument2) }
}
