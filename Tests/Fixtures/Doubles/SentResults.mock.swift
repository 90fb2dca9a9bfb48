import SentResults

/// A mock of `Messenger`, yours to edit.
actor MessengerMock: Messenger {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += fetchForExpectations.unmet(fetchForCalls, of: "fetch(for:)")
        unmet += wrapExpectations.unmet(wrapCallCount, of: "wrap(_:)")
        unmet += weighExpectations.unmet(weighCallCount, of: "weigh(_:)")
        unmet += sortExpectations.unmet(sortCalls, of: "sort(_:)")
        unmet += findExpectations.unmet(findCalls, of: "find(_:)")
        return unmet
    }

    func configure(_ change: @Sendable (isolated MessengerMock) -> Void) { change(self) }

    // MARK: fetch(for:)
    var fetchForCalls: [Consignment] = []
    var fetchForStub: nonisolated(nonsending) (Consignment) async throws -> sending Consignment = { _ in Consignment() }
    var fetchForExpectations: [ExpectedCalls<Consignment>] = []
    func fetch(for goods: Consignment) async throws -> sending Consignment {
        fetchForCalls.append(goods)
        return try await fetchForStub(goods)
    }

    // MARK: wrap(_:)
    var wrapCallCount = 0
    var wrapStub: nonisolated(nonsending) ((Int) throws -> Int) async -> sending Consignment? = { _ in nil }
    var wrapExpectations: [ExpectedCalls<Void>] = []
    func wrap(_ wrapping: (Int) throws -> Int) async -> sending Consignment? {
        wrapCallCount += 1
        return await wrapStub(wrapping)
    }

    // MARK: weigh(_:)
    var weighCallCount = 0
    var weighStub: nonisolated(nonsending) (borrowing Consignment) async -> sending Consignment = { _ in Consignment() }
    var weighExpectations: [ExpectedCalls<Void>] = []
    func weigh(_ goods: borrowing Consignment) async -> sending Consignment {
        weighCallCount += 1
        return await weighStub(goods)
    }

    // MARK: sort(_:)
    var sortCalls: [Any] = []
    var sortStub: (Any) -> sending Any = { _ in TestIssue.stop("MessengerMock.sortStub is not set") }
    var sortExpectations: [ExpectedCalls<Any>] = []
    func sort<T>(_ value: T) -> sending T {
        sortCalls.append(value)
        guard let result = sortStub(value) as? T else {
            TestIssue.stop("MessengerMock.sortStub did not return T")
        }
        return result
    }

    // MARK: find(_:)
    var findCalls: [any AnyObject] = []
    var findStub: nonisolated(nonsending) (any AnyObject) async -> sending Any? = { _ in nil }
    var findExpectations: [ExpectedCalls<any AnyObject>] = []
    func find<T: AnyObject>(_ value: T) async -> sending T? {
        findCalls.append(value)
        guard let result = await findStub(value) as? T? else {
            TestIssue.stop("MessengerMock.findStub did not return T?")
        }
        return result
    }
}

/// A mock of `Warehouse`, yours to edit.
@dynamicMemberLookup
final class WarehouseMock: Warehouse {
    struct Storage {
        var storeCalls: [Any] = []
        var storeStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseMock.storeStub is not set") }
        var storeExpectations: [ExpectedCalls<Any>] = []
        var allCalls: [Any] = []
        var allStub: @Sendable (Any) async throws -> sending [Any] = { _ in [] }
        var allExpectations: [ExpectedCalls<Any>] = []
        var goodsLikeCalls: [any AnyObject] = []
        var goodsLikeStub: @Sendable (any AnyObject) -> sending Consignment = { _ in Consignment() }
        var goodsLikeExpectations: [ExpectedCalls<any AnyObject>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct StaticStorage {
        var anyCalls: [Any] = []
        var anyStub: @Sendable (Any) -> sending Any = { _ in TestIssue.stop("WarehouseMock.anyStub is not set") }
        var anyExpectations: [ExpectedCalls<Any>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.storeExpectations.unmet(storage.storeCalls, of: "store(_:)")
        unmet += storage.allExpectations.unmet(storage.allCalls, of: "all(_:)")
        unmet += storage.goodsLikeExpectations.unmet(storage.goodsLikeCalls, of: "goods(like:)")
        unmet += Self.staticStorage.anyExpectations.unmet(Self.staticStorage.anyCalls, of: "any(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func store<T>(_ value: T) -> sending T {
        storage.append(value, to: \.storeCalls)
        guard let result = storage.storeStub(value) as? T else {
            TestIssue.stop("WarehouseMock.storeStub did not return T")
        }
        return result
    }

    func all<T>(_ value: T) async throws -> sending [T] {
        storage.append(value, to: \.allCalls)
        guard let result = try await storage.allStub(value) as? [T] else {
            throw TestIssue("WarehouseMock.allStub did not return [T]")
        }
        return result
    }

    func goods(like value: some AnyObject) -> sending Consignment {
        storage.append(value, to: \.goodsLikeCalls)
        return storage.goodsLikeStub(value)
    }

    static func any<T>(_ value: T) -> sending T {
        staticStorage.append(value, to: \.anyCalls)
        guard let result = staticStorage.anyStub(value) as? T else {
            TestIssue.stop("WarehouseMock.anyStub did not return T")
        }
        return result
    }
}

/// A mock of `Returns`, yours to edit.
@MainActor
final class ReturnsMock: Returns {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += sendBackExpectations.unmet(sendBackCallCount, of: "sendBack(_:)")
        return unmet
    }

    deinit { UnreadExpectations.reportOnMainActor { unmetExpectations } }

    // MARK: sendBack(_:)
    var sendBackCallCount = 0
    var sendBackStub: (sending Consignment) -> sending Consignment = { _ in Consignment() }
    var sendBackExpectations: [ExpectedCalls<Void>] = []
    func sendBack(_ goods: sending Consignment) -> sending Consignment {
        sendBackCallCount += 1
        return sendBackStub(goods)
    }
}
