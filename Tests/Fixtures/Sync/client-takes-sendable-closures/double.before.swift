@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        var live = live
        onTitle = { live.title }
        onSetTitle = { live.title = $0 }
        onVisit = { live.visit($0) }
    }

    // MARK: title
    var onTitle: () -> String = { fatalError("StoreClient.onTitle is not set") }
    var onSetTitle: (String) -> Void = { _ in fatalError("StoreClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }

    // MARK: visit(_:)
    var onVisit: (@escaping @Sendable (Int) -> Void) -> Void = { _ in fatalError("StoreClient.onVisit is not set") }
    func visit(_ visitor: @escaping @Sendable (Int) -> Void) {
        print("visiting")
        onVisit(visitor)
    }
}
