@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `refresh()`, which has to be set.
    init(_ live: some Store) {
        onSave = { live.save($0) }
        onCount = { live.count() }
    }

    // MARK: save(_:)
    var onSave: (Note) -> Void = { _ in fatalError("StoreClient.onSave is not set") }
    func save(_ note: Note) { onSave(note) }

    // MARK: count()
    var onCount: () -> Int = { fatalError("StoreClient.onCount is not set") }
    func count() -> Int { onCount() }

    // MARK: refresh()
    var onRefresh: () -> Void = { fatalError("StoreClient.onRefresh is not set") }
    func refresh() {
        print("refreshing")
        onRefresh()
    }
}
