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
        storage.onRetryCompletion = { live.retry($0, completion: $1) }
    }

    struct Storage {
        var onLoad: @Sendable () -> Int = { fatalError("StoreClient.onLoad is not set") }
        var onRetryCompletion: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void = { _, _ in
            fatalError("StoreClient.onRetryCompletion is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func load() -> Int { storage.onLoad() }

    // a comment of the owner
    func retry(_ note: Int, completion: @escaping @Sendable (Int) -> Void) {
        storage.onRetryCompletion(note, completion)
    }
}
