import OverloadedElements

/// A mock of `PartShelf`, yours to edit.
nonisolated final class PartShelfMock<Item>: PartShelf {
    typealias Item = Item

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += putExpectations.unmet(putCalls, of: "put(_:)")
        unmet += putItemExpectations.unmet(putItemCalls, of: "put(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: put(_:)
    var putCalls: [Int] = []
    var putExpectations: [ExpectedCalls<Int>] = []
    func put(_ item: Int) { putCalls.append(item) }

    // MARK: put(_:)
    var putItemCalls: [Item] = []
    var putItemExpectations: [ExpectedCalls<Item>] = []
    func put(_ item: Item) { putItemCalls.append(item) }
}

/// A mock of `PartRack`, yours to edit.
@dynamicMemberLookup
final class PartRackMock<Part>: PartRack {
    struct Storage {
        var storeCalls: [String] = []
        var storeExpectations: [ExpectedCalls<String>] = []
        var storePartCalls: [Part] = []
        var storePartExpectations: [ExpectedCalls<Part>] = []
        var takeCallCount = 0
        var takeStub: @Sendable () -> Part? = { nil }
        var takeExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.storeExpectations.unmet(storage.storeCalls, of: "store(_:)")
        unmet += storage.storePartExpectations.unmet(storage.storePartCalls, of: "store(_:)")
        unmet += storage.takeExpectations.unmet(storage.takeCallCount, of: "take()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func store(_ part: String) async { storage.append(part, to: \.storeCalls) }
    func store(_ part: Part) async { storage.append(part, to: \.storePartCalls) }

    func take() -> Part? {
        storage.increment(\.takeCallCount)
        return storage.takeStub()
    }
}

/// A mock of `PartCrate`, yours to edit.
nonisolated final class PartCrateMock<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        unmet += subscriptIndexExpectations.unmet(subscriptIndexCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    var subscriptExpectations: [ExpectedCalls<Int>] = []
    subscript(_ index: Int) -> String {
        subscriptCalls.append(index)
        return subscriptStub(index)
    }

    // MARK: subscript(_:)
    var subscriptIndexCalls: [Index] = []
    var subscriptIndexStub: (Index) -> String = { _ in "" }
    struct SubscriptIndexSetCall: RecordedCall { let index: Index, newValue: String }
    var subscriptIndexSetCalls: [SubscriptIndexSetCall] = []
    var subscriptIndexExpectations: [ExpectedCalls<Index>] = []
    subscript(_ index: Index) -> String {
        get {
            subscriptIndexCalls.append(index)
            return subscriptIndexStub(index)
        }
        set { subscriptIndexSetCalls.append(.init(index: index, newValue: newValue)) }
    }

    // MARK: init(_:)
    var initCalls: [Index] = []
    init(_ index: Index) { initCalls.append(index) }

    // MARK: init(_:)
    var initIntArrayCalls: [[Int]] = []
    init(_ index: [Int]) { initIntArrayCalls.append(index) }
}
