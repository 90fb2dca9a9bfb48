@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        let live = Locked(live)
        onTitle = { live.withLock { $0 }.title }
        onSetTitle = {
            var changed = live.withLock { $0 }
            changed.title = $0
            live.withLock { swap(&$0, &changed) }
        }
        #if os(Linux)  // only there
        onRefresh = { live.withLock { $0 }.refresh() }
        #endif
    }

    // MARK: title
    var onTitle: @Sendable () -> String = { fatalError("StoreClient.onTitle is not set") }
    var onSetTitle: @Sendable (String) -> Void = { _ in fatalError("StoreClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }

    #if os(Linux)
    // MARK: refresh()
    var onRefresh: @Sendable () -> Void = { fatalError("StoreClient.onRefresh is not set") }
    func refresh() { onRefresh() }
    #endif
}
