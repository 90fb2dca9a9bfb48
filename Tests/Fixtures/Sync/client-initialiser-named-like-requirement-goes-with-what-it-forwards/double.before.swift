@testable import Notes

/// A client of `Store`, yours to edit.
@dynamicMemberLookup
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(_:)`, which has to be set.
    init(_ live: some Store & Sendable) {
        onRemoveWith = { await live.remove(with: $0) }
    }

    struct StaticStorage {
        var onInit: @Sendable (Int) -> StoreClient = { _ in fatalError("StoreClient.onInit is not set") }
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    init(_ first: Int) { self = Self.staticStorage.onInit(first) }

    // MARK: remove(with:)
    var onRemoveWith: @MainActor @Sendable (Int) async -> Bool = { _ in
        fatalError("StoreClient.onRemoveWith is not set")
    }
    @MainActor func remove(with first: Int) async -> Bool { await onRemoveWith(first) }
}
