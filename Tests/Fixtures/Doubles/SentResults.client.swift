import SentResults

/// A client of `Warehouse`, yours to edit.
@dynamicMemberLookup
struct WarehouseClient: Warehouse {
    /// A client whose members fail until they are set.
    static var unimplemented: WarehouseClient { WarehouseClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `store(_:)`, `all(_:)` and `any(_:)`, which have to be set.
    init(_ live: some Warehouse) {
        onGoodsLike = { live.goods(like: $0) }
    }

    struct StaticStorage {
        var onAny: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseClient.onAny is not set") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: store(_:)
    var onStore: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseClient.onStore is not set") }
    func store<T>(_ value: T) -> sending T {
        guard let result = onStore(value) as? T else {
            TestIssue.stop("WarehouseClient.onStore did not return T")
        }
        return result
    }

    // MARK: all(_:)
    var onAll: @Sendable (Any) async throws -> sending [Any] = { _ in
        throw TestIssue("WarehouseClient.onAll is not set")
    }
    func all<T>(_ value: T) async throws -> sending [T] {
        guard let result = try await onAll(value) as? [T] else {
            TestIssue.stop("WarehouseClient.onAll did not return [T]")
        }
        return result
    }

    // MARK: goods(like:)
    var onGoodsLike: @Sendable (any AnyObject) -> sending Consignment = { _ in
        TestIssue.stop("WarehouseClient.onGoodsLike is not set")
    }
    func goods(like value: some AnyObject) -> sending Consignment { onGoodsLike(value) }

    static func any<T>(_ value: T) -> sending T {
        guard let result = staticStorage.onAny(value) as? T else {
            TestIssue.stop("WarehouseClient.onAny did not return T")
        }
        return result
    }
}

/// A client of `Returns`, yours to edit.
@MainActor
final class ReturnsClient: Returns {
    /// A client whose members fail until they are set.
    static var unimplemented: ReturnsClient { ReturnsClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Returns) {
        onSendBack = { live.sendBack($0) }
    }

    // MARK: sendBack(_:)
    var onSendBack: @MainActor (sending Consignment) -> sending Consignment = { _ in
        TestIssue.stop("ReturnsClient.onSendBack is not set")
    }
    func sendBack(_ goods: sending Consignment) -> sending Consignment { onSendBack(goods) }
}
