@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        var live = live
        onSave = { live.save($0) }
        onLoad = { live.load() }
    }

    // MARK: save(_:)
    var onSave: (Int) -> Void = { _ in fatalError("StoreClient.onSave is not set") }
    func save(_ note: Int) { onSave(note) }

    // MARK: load()
    var onLoad: () -> Int = { fatalError("StoreClient.onLoad is not set") }
    func load() -> Int { onLoad() }
}
