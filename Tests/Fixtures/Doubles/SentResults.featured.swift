import SentResults

/// A spy of `Messenger`, yours to edit.
actor MessengerSpy: Messenger {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Messenger) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        fetchForCalls = []
        wrapCallCount = 0
        weighCallCount = 0
        sortCalls = []
        findCalls = []
    }

    func configure(_ change: @Sendable (isolated MessengerSpy) -> Void) { change(self) }

    // MARK: fetch(for:)
    var fetchForCalls: [Consignment] = []
    var fetchForStub: nonisolated(nonsending) (Consignment) async throws -> sending Consignment = { _ in Consignment() }
    func fetch(for goods: Consignment) async throws -> sending Consignment {
        fetchForCalls.append(goods)
        order?.add("fetch(for:)")
        return try await fetchForStub(goods)
    }

    // MARK: wrap(_:)
    var wrapCallCount = 0
    var wrapStub: nonisolated(nonsending) ((Int) throws -> Int) async -> sending Consignment? = { _ in nil }
    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment? {
        wrapCallCount += 1
        order?.add("wrap(_:)")
        return await wrapStub(wrapping)
    }

    // MARK: weigh(_:)
    var weighCallCount = 0
    var weighStub: nonisolated(nonsending) (borrowing Consignment) async -> sending Consignment = { _ in Consignment() }
    func weigh(_ goods: borrowing Consignment) async -> sending Consignment {
        weighCallCount += 1
        order?.add("weigh(_:)")
        return await weighStub(goods)
    }

    // MARK: sort(_:)
    var sortCalls: [Any] = []
    var sortStub: (Any) -> sending Any = { _ in TestIssue.stop("MessengerSpy.sortStub is not set") }
    func sort<T>(_ value: T) -> sending T {
        sortCalls.append(value)
        order?.add("sort(_:)")
        guard let result = sortStub(value) as? T else {
            TestIssue.stop("MessengerSpy.sortStub did not return T")
        }
        return result
    }

    // MARK: find(_:)
    var findCalls: [any AnyObject] = []
    var findStub: nonisolated(nonsending) (any AnyObject) async -> sending Any? = { _ in nil }
    func find<T: AnyObject>(_ value: T) async -> sending T? {
        findCalls.append(value)
        order?.add("find(_:)")
        guard let result = await findStub(value) as? T? else {
            TestIssue.stop("MessengerSpy.findStub did not return T?")
        }
        return result
    }
}

/// A spy of `Warehouse`, yours to edit.
@dynamicMemberLookup
final class WarehouseSpy: Warehouse {
    init() {}

    struct Storage {
        var order: CallOrder?
        var storeCalls: [Any] = []
        var storeStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseSpy.storeStub is not set") }
        var allCalls: [Any] = []
        var allStub: @Sendable (Any) async throws -> sending [Any] = { _ in [] }
        var goodsLikeCalls: [any AnyObject] = []
        var goodsLikeStub: @Sendable (any AnyObject) -> sending Consignment = { _ in Consignment() }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var anyCalls: [Any] = []
        var anyStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseSpy.anyStub is not set") }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Warehouse) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.storeCalls = []
        storage.allCalls = []
        storage.goodsLikeCalls = []
    }

    func store<T>(_ value: T) -> sending T {
        storage.append(value, to: \.storeCalls)
        storage.order?.add("store(_:)")
        guard let result = storage.storeStub(value) as? T else {
            TestIssue.stop("WarehouseSpy.storeStub did not return T")
        }
        return result
    }

    func all<T>(_ value: T) async throws -> sending [T] {
        storage.append(value, to: \.allCalls)
        storage.order?.add("all(_:)")
        guard let result = try await storage.allStub(value) as? [T] else {
            throw TestIssue("WarehouseSpy.allStub did not return [T]")
        }
        return result
    }

    func goods(like value: some AnyObject) -> sending Consignment {
        storage.append(value, to: \.goodsLikeCalls)
        storage.order?.add("goods(like:)")
        return storage.goodsLikeStub(value)
    }

    static func any<T>(_ value: T) -> sending T {
        staticStorage.append(value, to: \.anyCalls)
        guard let result = staticStorage.anyStub(value) as? T else {
            TestIssue.stop("WarehouseSpy.anyStub did not return T")
        }
        return result
    }
}

/// A spy of `Returns`, yours to edit.
@MainActor
final class ReturnsSpy: Returns {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Returns) { sendBackStub = { live.sendBack($0) } }

    /// Forgets all recorded calls.
    func resetCalls() { sendBackCallCount = 0 }

    // MARK: sendBack(_:)
    var sendBackCallCount = 0
    var sendBackStub: (sending Consignment) -> sending Consignment = { _ in Consignment() }
    func sendBack(_ goods: sending Consignment) -> sending Consignment {
        sendBackCallCount += 1
        order?.add("sendBack(_:)")
        return sendBackStub(goods)
    }
}
