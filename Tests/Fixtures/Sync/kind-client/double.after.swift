@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onSave = { try live.save($0) }
        onFindFor = { live.find(for: $0) }
        onLoad = { try live.load() }
    }

    // MARK: save(_:)
    var onSave: (Note) throws -> Void = { _ in fatalError("StoreClient.onSave is not set") }
    func save(_ note: Note) throws { try onSave(note) }

    // MARK: find(for:)
    var onFindFor: (Int) -> Note? = { _ in fatalError("StoreClient.onFindFor is not set") }
    func find(for id: Int) -> Note? { onFindFor(id) }

    // MARK: load()
    var onLoad: () throws -> [Note] = { fatalError("StoreClient.onLoad is not set") }
    func load() throws -> [Note] { try onLoad() }
}
