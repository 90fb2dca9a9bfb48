@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onTitle = { live.title }
        #if os(Linux)  // only there
        onRefresh = { live.refresh() }
        #endif
    }

    // MARK: title
    var onTitle: @Sendable () -> String = { fatalError("StoreClient.onTitle is not set") }
    var title: String { onTitle() }

    #if os(Linux)
    // MARK: refresh()
    var onRefresh: @Sendable () -> Void = { fatalError("StoreClient.onRefresh is not set") }
    func refresh() { onRefresh() }
    #endif
}
