@testable import Notes

/// A client of `Store`, yours to edit.
@dynamicMemberLookup
final class StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Store) {
        storage.onLoad = { live.load() }
        storage.onRetryCompletionIntClosure = { live.retry($0, completion: $1) }
    }

    struct Storage {
        var onLoad: @Sendable () -> Int = { fatalError("StoreClient.onLoad is not set") }
        var onRetryCompletionIntClosure: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void = { _, _ in
            fatalError("StoreClient.onRetryCompletionIntClosure is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func load() -> Int { storage.onLoad() }

    // MARK: retry(_:completion:)
    var onRetryCompletion: (Int, @escaping (Int) -> Void) -> Void = { _, _ in
        fatalError("StoreClient.onRetryCompletion is not set")
    }
    // a comment of the owner
    func retry(_ note: Int, completion: @escaping (Int) -> Void) { onRetryCompletion(note, completion) }

    func retry(_ note: Int, completion: @escaping @Sendable (Int) -> Void) {
        storage.onRetryCompletionIntClosure(note, completion)
    }
}
