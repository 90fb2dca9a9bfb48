@testable import Notes

/// A client of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(_:)`, which has to be set.
    init(_ live: some Store) {
        var live = live
        onTitle = { try await live.title() }
        onItem = { live.item }
        onSetItem = { live.item = $0 }
    }

    struct StaticStorage {
        var onInit: @Sendable (String) -> StoreClient = { _ in
            fatalError("StoreClient.onInit is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    ///
    /// owned1.
    static func reset() {
        let owned3 = 1; _ = owned3
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: title()
    var onTitle: () async throws -> Void = { fatalError("StoreClient.onTitle is not set") }
    func title() async throws { try await onTitle() }

    // MARK: item
    var onItem: () -> Note = { fatalError("StoreClient.onItem is not set") }
    var onSetItem: (Note) -> Void = { _ in fatalError("StoreClient.onSetItem is not set") }
    var item: Note {
        get { onItem() }
        set { onSetItem(newValue) }
    }

    init(_ first: String) { self = Self.staticStorage.onInit(first) }
}
