@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onSave = { try live.save($0) }
        onFindBy = { live.find(by: $0) }
        onRefresh = { live.refresh() }
    }

    // MARK: save(_:)
    var onSave: (Note) throws -> Void = { _ in fatalError("StoreClient.onSave is not set") }
    func save(_ note: Note) throws { try onSave(note) }

    // MARK: find(by:)
    var onFindBy: (Int) -> Note? = { _ in fatalError("StoreClient.onFindBy is not set") }
    func find(by id: Int) -> Note? { onFindBy(id) }

    // MARK: refresh()
    var onRefresh: () -> Void = { fatalError("StoreClient.onRefresh is not set") }
    func refresh() { onRefresh() }
}
