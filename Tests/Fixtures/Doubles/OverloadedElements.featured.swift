import OverloadedElements

/// A spy of `PartShelf`, yours to edit.
final class PartShelfSpy<Item>: PartShelf {
    typealias Item = Item
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: PartShelf>(forwardingTo live: Live) where Live.Item == Item {
        putStub = { live.put($0) }
        putItemStub = { live.put($0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        putCalls = []
        putItemCalls = []
    }

    // MARK: put(_:)
    var putCalls: [Int] = []
    var putStub: (Int) -> Void = { _ in }
    func put(_ item: Int) {
        putCalls.append(item)
        order?.add("put(_:)")
        putStub(item)
    }

    // MARK: put(_:)
    var putItemCalls: [Item] = []
    var putItemStub: (Item) -> Void = { _ in }
    func put(_ item: Item) {
        putItemCalls.append(item)
        order?.add("put(_:)")
        putItemStub(item)
    }
}

/// A spy of `PartRack`, yours to edit.
@dynamicMemberLookup
final class PartRackSpy<Part>: PartRack {
    init() {}

    struct Storage {
        var order: CallOrder?
        var storeCalls: [String] = []
        var storeStub: @Sendable (String) async -> Void = { _ in }
        var storePartCalls: [Part] = []
        var storePartStub: @Sendable (Part) async -> Void = { _ in }
        var takeCallCount = 0
        var takeStub: @Sendable () -> Part? = { nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: PartRack>(forwardingTo live: Live) where Live.Part == Part {
        storage.storeStub = { await live.store($0) }
        storage.storePartStub = { await live.store($0) }
        storage.takeStub = { live.take() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.storeCalls = []
        storage.storePartCalls = []
        storage.takeCallCount = 0
    }

    func store(_ part: String) async {
        storage.append(part, to: \.storeCalls)
        storage.order?.add("store(_:)")
        await storage.storeStub(part)
    }

    func store(_ part: Part) async {
        storage.append(part, to: \.storePartCalls)
        storage.order?.add("store(_:)")
        await storage.storePartStub(part)
    }

    func take() -> Part? {
        storage.increment(\.takeCallCount)
        storage.order?.add("take()")
        return storage.takeStub()
    }
}

/// A spy of `PartCrate`, yours to edit.
nonisolated final class PartCrateSpy<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: PartCrate>(forwardingTo live: Live) where Live.Index == Index {
        subscriptStub = { live[$0] }
        subscriptIndexStub = { live[$0] }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptCalls = []
        subscriptIndexCalls = []
        subscriptIndexSetCalls = []
        initCalls = []
        initIntArrayCalls = []
    }

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(_ index: Int) -> String {
        subscriptCalls.append(index)
        order?.add("subscript(_:)")
        return subscriptStub(index)
    }

    // MARK: subscript(_:)
    var subscriptIndexCalls: [Index] = []
    var subscriptIndexStub: (Index) -> String = { _ in "" }
    struct SubscriptIndexSetCall: RecordedCall { let index: Index, newValue: String }
    var subscriptIndexSetCalls: [SubscriptIndexSetCall] = []
    var subscriptIndexSetStub: (Index, String) -> Void = { _, _ in }
    subscript(_ index: Index) -> String {
        get {
            subscriptIndexCalls.append(index)
            order?.add("subscript(_:)")
            return subscriptIndexStub(index)
        }
        set {
            subscriptIndexSetCalls.append(.init(index: index, newValue: newValue))
            order?.add("subscript(_:)")
            subscriptIndexSetStub(index, newValue)
        }
    }

    // MARK: init(_:)
    var initCalls: [Index] = []
    init(_ index: Index) {
        initCalls.append(index)
        order?.add("init(_:)")
    }

    // MARK: init(_:)
    var initIntArrayCalls: [[Int]] = []
    init(_ index: [Int]) {
        initIntArrayCalls.append(index)
        order?.add("init(_:)")
    }
}
