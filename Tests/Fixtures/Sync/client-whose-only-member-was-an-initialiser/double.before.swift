@testable import Notes

/// A client of `Store`, yours to edit.
@dynamicMemberLookup
struct StoreClient: Store {
    /// A client whose members fail until they are set.
    static var unimplemented: StoreClient { StoreClient() }

    init() {}

    struct StaticStorage {
        var onInit: @Sendable (@escaping @Sendable (Int) -> Void) -> StoreClient = { _ in
            fatalError("StoreClient.onInit is not set")
        }
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

    init(_ first: @escaping @Sendable (Int) -> Void) { self = Self.staticStorage.onInit(first) }
}
