// swift-format-ignore-file
@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onSave = { live.save($0) } // the slow one
        onLoad = { live.load() }
        onCount = { live.count() }
    }

    // MARK: load()
    var onLoad: () -> [Note] = { fatalError("StoreClient.onLoad is not set") }
    func load() -> [Note] { onLoad() }

    // MARK: count()
    var onCount: () -> Int = { fatalError("StoreClient.onCount is not set") }
    func count() -> Int { onCount() }
}
