@testable import Notes

/// A client of `Store`, yours to edit.
@MainActor
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `onSuccess`, which has to be set.
    init(_ live: some Store) {
        onOnFailure = { live.onFailure }
    }

    // MARK: onFailure
    var onOnFailure: @MainActor () -> Int = { fatalError("StoreClient.onOnFailure is not set") }
    var onFailure: Int { onOnFailure() }

    // MARK: onSuccess
    var onOnSuccess: @MainActor () -> Int = { fatalError("StoreClient.onOnSuccess is not set") }
    var onSetOnSuccess: @MainActor (Int) -> Void = { _ in fatalError("StoreClient.onSetOnSuccess is not set") }
    var onSuccess: Int {
        get { onOnSuccess() }
        set { onSetOnSuccess(newValue) }
    }
}
