import SentResults

/// A stub of `Messenger`, yours to edit.
actor MessengerStub: Messenger {
    func configure(_ change: @Sendable (isolated MessengerStub) -> Void) { change(self) }

    // MARK: fetch(for:)
    var fetchForStub: nonisolated(nonsending) (Consignment) async throws -> sending Consignment = { _ in Consignment() }
    func fetch(for goods: Consignment) async throws -> sending Consignment { try await fetchForStub(goods) }

    // MARK: wrap(_:)
    var wrapStub: nonisolated(nonsending) ((Int) throws -> Int) async -> sending Consignment? = { _ in nil }
    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment? { await wrapStub(wrapping) }

    // MARK: weigh(_:)
    var weighStub: nonisolated(nonsending) (borrowing Consignment) async -> sending Consignment = { _ in Consignment() }
    func weigh(_ goods: borrowing Consignment) async -> sending Consignment { await weighStub(goods) }

    // MARK: sort(_:)
    var sortStub: (Any) -> sending Any = { _ in TestIssue.stop("MessengerStub.sortStub is not set") }
    func sort<T>(_ value: T) -> sending T {
        guard let result = sortStub(value) as? T else {
            TestIssue.stop("MessengerStub.sortStub did not return T")
        }
        return result
    }

    // MARK: find(_:)
    var findStub: nonisolated(nonsending) (any AnyObject) async -> sending Any? = { _ in nil }
    func find<T: AnyObject>(_ value: T) async -> sending T? {
        guard let result = await findStub(value) as? T? else {
            TestIssue.stop("MessengerStub.findStub did not return T?")
        }
        return result
    }
}

/// A stub of `Warehouse`, yours to edit.
@dynamicMemberLookup
final class WarehouseStub: Warehouse {
    struct Storage {
        var storeStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseStub.storeStub is not set") }
        var allStub: @Sendable (Any) async throws -> sending [Any] = { _ in [] }
        var goodsLikeStub: @Sendable (any AnyObject) -> sending Consignment = { _ in Consignment() }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var anyStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseStub.anyStub is not set") }
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

    func store<T>(_ value: T) -> sending T {
        guard let result = storage.storeStub(value) as? T else {
            TestIssue.stop("WarehouseStub.storeStub did not return T")
        }
        return result
    }

    func all<T>(_ value: T) async throws -> sending [T] {
        guard let result = try await storage.allStub(value) as? [T] else {
            throw TestIssue("WarehouseStub.allStub did not return [T]")
        }
        return result
    }

    func goods(like value: some AnyObject) -> sending Consignment { storage.goodsLikeStub(value) }

    static func any<T>(_ value: T) -> sending T {
        guard let result = staticStorage.anyStub(value) as? T else {
            TestIssue.stop("WarehouseStub.anyStub did not return T")
        }
        return result
    }
}

/// A stub of `Returns`, yours to edit.
@MainActor
final class ReturnsStub: Returns {
    // MARK: sendBack(_:)
    var sendBackStub: (sending Consignment) -> sending Consignment = { _ in Consignment() }
    func sendBack(_ goods: sending Consignment) -> sending Consignment { sendBackStub(goods) }
}
