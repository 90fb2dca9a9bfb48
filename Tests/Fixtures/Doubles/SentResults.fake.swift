import SentResults

/// A fake of `Messenger`, yours to edit.
actor MessengerFake: Messenger {
    func configure(_ change: @Sendable (isolated MessengerFake) -> Void) { change(self) }

    // MARK: fetch(for:)
    var fetchForStub: nonisolated(nonsending) (Consignment) async throws -> sending Consignment = { _ in
        throw TestIssue("MessengerFake.fetchForStub is not set")
    }
    func fetch(for goods: Consignment) async throws -> sending Consignment { try await fetchForStub(goods) }

    // MARK: wrap(_:)
    var wrapStub: nonisolated(nonsending) ((Int) throws -> Int) async -> sending Consignment? = { _ in
        TestIssue.stop("MessengerFake.wrapStub is not set")
    }
    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment? { await wrapStub(wrapping) }

    // MARK: weigh(_:)
    var weighStub: nonisolated(nonsending) (borrowing Consignment) async -> sending Consignment = { _ in
        TestIssue.stop("MessengerFake.weighStub is not set")
    }
    func weigh(_ goods: borrowing Consignment) async -> sending Consignment { await weighStub(goods) }

    // MARK: sort(_:)
    var sortStub: (Any) -> sending Any = { _ in TestIssue.stop("MessengerFake.sortStub is not set") }
    func sort<T>(_ value: T) -> sending T {
        guard let result = sortStub(value) as? T else {
            TestIssue.stop("MessengerFake.sortStub did not return T")
        }
        return result
    }

    // MARK: find(_:)
    var findStub: nonisolated(nonsending) (any AnyObject) async -> sending Any? = { _ in
        TestIssue.stop("MessengerFake.findStub is not set")
    }
    func find<T: AnyObject>(_ value: T) async -> sending T? {
        guard let result = await findStub(value) as? T? else {
            TestIssue.stop("MessengerFake.findStub did not return T?")
        }
        return result
    }
}

/// A fake of `Warehouse`, yours to edit.
@dynamicMemberLookup
final class WarehouseFake: Warehouse {
    struct Storage {
        var storeStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseFake.storeStub is not set") }
        var allStub: @Sendable (Any) async throws -> sending [Any] = { _ in
            throw TestIssue("WarehouseFake.allStub is not set")
        }
        var goodsLikeStub: @Sendable (any AnyObject) -> sending Consignment = { _ in
            TestIssue.stop("WarehouseFake.goodsLikeStub is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var anyStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseFake.anyStub is not set") }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    func store<T>(_ value: T) -> sending T {
        guard let result = storage.storeStub(value) as? T else {
            TestIssue.stop("WarehouseFake.storeStub did not return T")
        }
        return result
    }

    func all<T>(_ value: T) async throws -> sending [T] {
        guard let result = try await storage.allStub(value) as? [T] else {
            throw TestIssue("WarehouseFake.allStub did not return [T]")
        }
        return result
    }

    func goods(like value: some AnyObject) -> sending Consignment { storage.goodsLikeStub(value) }

    static func any<T>(_ value: T) -> sending T {
        guard let result = staticStorage.anyStub(value) as? T else {
            TestIssue.stop("WarehouseFake.anyStub did not return T")
        }
        return result
    }
}

/// A fake of `Returns`, yours to edit.
@MainActor
final class ReturnsFake: Returns {
    // MARK: sendBack(_:)
    var sendBackStub: (sending Consignment) -> sending Consignment = { _ in
        TestIssue.stop("ReturnsFake.sendBackStub is not set")
    }
    func sendBack(_ goods: sending Consignment) -> sending Consignment { sendBackStub(goods) }
}
