@testable import Notes

/// A client of `Store`, yours to edit.
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        var live = live
        onOnFailure = { live.onFailure }
        onOnSuccess = { live.onSuccess }
        onSetOnSuccess = { live.onSuccess = $0 }
    }

    // MARK: onFailure
    var onOnFailure: () -> Int = { fatalError("StoreClient.onOnFailure is not set") }
    var onFailure: Int { onOnFailure() }

    // MARK: onSuccess
    var onOnSuccess: () -> Int = { fatalError("StoreClient.onOnSuccess is not set") }
    var onSetOnSuccess: (Int) -> Void = { _ in fatalError("StoreClient.onSetOnSuccess is not set") }
    var onSuccess: Int {
        get { onOnSuccess() }
        set { onSetOnSuccess(newValue) }
    }
}
