import SentResults

/// A spy of `Messenger`, yours to edit.
actor MessengerSpy: Messenger {
    var order: CallOrder? { didSet { Unused.reads("MessengerSpy") } }

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
    @Recorded("MessengerSpy.fetch(for:)") var fetchForCalls: [Consignment] = []
    @Stubbed("MessengerSpy.fetchForStub") var fetchForStub:
        nonisolated(nonsending) (Consignment) async throws -> sending Consignment = { _ in
            Consignment()
        }
    func fetch(for goods: Consignment) async throws -> sending Consignment {
        $fetchForCalls.append(goods)
        order?.add("fetch(for:)")
        return try await fetchForStub(goods)
    }

    // MARK: wrap(_:)
    @Recorded("MessengerSpy.wrap(_:)") var wrapCallCount = 0
    @Stubbed("MessengerSpy.wrapStub") var wrapStub:
        nonisolated(nonsending) ((Int) throws -> Int) async -> sending Consignment? = { _ in
            nil
        }
    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment? {
        $wrapCallCount.increment()
        order?.add("wrap(_:)")
        return await wrapStub(wrapping)
    }

    // MARK: weigh(_:)
    @Recorded("MessengerSpy.weigh(_:)") var weighCallCount = 0
    @Stubbed("MessengerSpy.weighStub") var weighStub:
        nonisolated(nonsending) (borrowing Consignment) async -> sending Consignment = { _ in
            Consignment()
        }
    func weigh(_ goods: borrowing Consignment) async -> sending Consignment {
        $weighCallCount.increment()
        order?.add("weigh(_:)")
        return await weighStub(goods)
    }

    // MARK: sort(_:)
    @Recorded("MessengerSpy.sort(_:)") var sortCalls: [Any] = []
    @Stubbed("MessengerSpy.sortStub") var sortStub: (Any) -> sending Any = { _ in
        TestIssue.stop("MessengerSpy.sortStub is not set")
    }
    func sort<T>(_ value: T) -> sending T {
        $sortCalls.append(value)
        order?.add("sort(_:)")
        guard let result = sortStub(value) as? T else {
            TestIssue.stop("MessengerSpy.sortStub did not return T")
        }
        return result
    }

    // MARK: find(_:)
    @Recorded("MessengerSpy.find(_:)") var findCalls: [any AnyObject] = []
    @Stubbed("MessengerSpy.findStub") var findStub: nonisolated(nonsending) (any AnyObject) async -> sending Any? = {
        _ in
        nil
    }
    func find<T: AnyObject>(_ value: T) async -> sending T? {
        $findCalls.append(value)
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
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("WarehouseSpy") } }
        @Recorded("WarehouseSpy.store(_:)") var storeCalls: [Any] = []
        @Stubbed(behindLock: "WarehouseSpy.storeStub") var storeStub: @Sendable (Any) -> sending Any = { _ in
            TestIssue.stop("WarehouseSpy.storeStub is not set")
        }
        @Recorded("WarehouseSpy.all(_:)") var allCalls: [Any] = []
        @Stubbed(behindLock: "WarehouseSpy.allStub") var allStub: @Sendable (Any) async throws -> sending [Any] = { _ in
            []
        }
        @Recorded("WarehouseSpy.goods(like:)") var goodsLikeCalls: [any AnyObject] = []
        @Stubbed(behindLock: "WarehouseSpy.goodsLikeStub") var goodsLikeStub:
            @Sendable (any AnyObject) -> sending Consignment = { _ in
                Consignment()
            }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        @Recorded("WarehouseSpy.any(_:)") var anyCalls: [Any] = []
        @Stubbed(behindLock: "WarehouseSpy.anyStub") var anyStub: @Sendable (Any) -> sending Any = { _ in
            TestIssue.stop("WarehouseSpy.anyStub is not set")
        }
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

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.storeCalls = []
        storage.allCalls = []
        storage.goodsLikeCalls = []
    }

    func store<T>(_ value: T) -> sending T {
        storage.withLock { $0.$storeCalls.append(value) }
        storage.order?.add("store(_:)")
        guard let result = storage.storeStub(value) as? T else {
            TestIssue.stop("WarehouseSpy.storeStub did not return T")
        }
        return result
    }

    func all<T>(_ value: T) async throws -> sending [T] {
        storage.withLock { $0.$allCalls.append(value) }
        storage.order?.add("all(_:)")
        guard let result = try await storage.allStub(value) as? [T] else {
            throw TestIssue("WarehouseSpy.allStub did not return [T]")
        }
        return result
    }

    func goods(like value: some AnyObject) -> sending Consignment {
        storage.withLock { $0.$goodsLikeCalls.append(value) }
        storage.order?.add("goods(like:)")
        return storage.goodsLikeStub(value)
    }

    static func any<T>(_ value: T) -> sending T {
        staticStorage.withLock { $0.$anyCalls.append(value) }
        guard let result = staticStorage.anyStub(value) as? T else {
            TestIssue.stop("WarehouseSpy.anyStub did not return T")
        }
        return result
    }
}

/// A spy of `Returns`, yours to edit.
@MainActor
final class ReturnsSpy: Returns {
    var order: CallOrder? { didSet { Unused.reads("ReturnsSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { sendBackCallCount = 0 }

    // MARK: sendBack(_:)
    @Recorded("ReturnsSpy.sendBack(_:)") var sendBackCallCount = 0
    @Stubbed("ReturnsSpy.sendBackStub") var sendBackStub: (sending Consignment) -> sending Consignment = { _ in
        Consignment()
    }
    func sendBack(_ goods: sending Consignment) -> sending Consignment {
        $sendBackCallCount.increment()
        order?.add("sendBack(_:)")
        return sendBackStub(goods)
    }
}
