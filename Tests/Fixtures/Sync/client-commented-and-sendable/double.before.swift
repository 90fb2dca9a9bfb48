@testable import Notes

/// A client of `Store`, yours to edit.
final class StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        onLoad = { live.load() }
        onRetryCompletion = { live.retry($0, completion: $1) }
    }

    // MARK: load()
    var onLoad: () -> Int = { fatalError("StoreClient.onLoad is not set") }
    func load() -> Int { onLoad() }

    // MARK: retry(_:completion:)
    var onRetryCompletion: (Int, @escaping (Int) -> Void) -> Void = { _, _ in
        fatalError("StoreClient.onRetryCompletion is not set")
    }
    // a comment of the owner
    func retry(_ note: Int, completion: @escaping (Int) -> Void) { onRetryCompletion(note, completion) }
}
