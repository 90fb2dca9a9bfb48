@testable import Notes

/// A client of `Store`, yours to edit.
@dynamicMemberLookup
nonisolated struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

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

    init(_ first: String) { self = Self.staticStorage.onInit(first) }
}
