import OverloadedElements

/// A spy of `PartShelf`, yours to edit.
final class PartShelfSpy<Item>: PartShelf {
    typealias Item = Item

    var order: CallOrder? { didSet { Unused.reads("PartShelfSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        putCalls = []
        putItemCalls = []
    }

    // MARK: put(_:)
    @Recorded("PartShelfSpy.put(_:)") var putCalls: [Int] = []
    func put(_ item: Int) {
        $putCalls.append(item)
        order?.add("put(_:)")
    }

    // MARK: put(_:)
    @Recorded("PartShelfSpy.put(_:)") var putItemCalls: [Item] = []
    func put(_ item: Item) {
        $putItemCalls.append(item)
        order?.add("put(_:)")
    }
}

/// A spy of `PartRack`, yours to edit.
@dynamicMemberLookup
final class PartRackSpy<Part>: PartRack {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("PartRackSpy") } }
        @Recorded("PartRackSpy.store(_:)") var storeCalls: [String] = []
        @Recorded("PartRackSpy.store(_:)") var storePartCalls: [Part] = []
        @Recorded("PartRackSpy.take()") var takeCallCount = 0
        @Stubbed(behindLock: "PartRackSpy.takeStub") var takeStub: @Sendable () -> Part? = { nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.storeCalls = []
        storage.storePartCalls = []
        storage.takeCallCount = 0
    }

    func store(_ part: String) async {
        storage.withLock { $0.$storeCalls.append(part) }
        storage.order?.add("store(_:)")
    }

    func store(_ part: Part) async {
        storage.withLock { $0.$storePartCalls.append(part) }
        storage.order?.add("store(_:)")
    }

    func take() -> Part? {
        storage.withLock { $0.$takeCallCount.increment() }
        storage.order?.add("take()")
        return storage.takeStub()
    }
}

/// A spy of `PartCrate`, yours to edit.
nonisolated final class PartCrateSpy<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    var order: CallOrder? { didSet { Unused.reads("PartCrateSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptCalls = []
        subscriptIndexCalls = []
        subscriptIndexSetCalls = []
        initCalls = []
        initIntArrayCalls = []
    }

    // MARK: subscript(_:)
    @Recorded("PartCrateSpy.subscript(_:)") var subscriptCalls: [Int] = []
    @Stubbed("PartCrateSpy.subscriptStub") var subscriptStub: (Int) -> String = { _ in "" }
    subscript(_ index: Int) -> String {
        $subscriptCalls.append(index)
        order?.add("subscript(_:)")
        return subscriptStub(index)
    }

    // MARK: subscript(_:)
    @Recorded("PartCrateSpy.subscript(_:)") var subscriptIndexCalls: [Index] = []
    @Stubbed("PartCrateSpy.subscriptIndexStub") var subscriptIndexStub: (Index) -> String = { _ in "" }
    struct SubscriptIndexSetCall: RecordedCall { let index: Index, newValue: String }
    @Recorded("PartCrateSpy.subscript(_:)") var subscriptIndexSetCalls: [SubscriptIndexSetCall] = []
    subscript(_ index: Index) -> String {
        get {
            $subscriptIndexCalls.append(index)
            order?.add("subscript(_:)")
            return subscriptIndexStub(index)
        }
        set {
            $subscriptIndexSetCalls.append(.init(index: index, newValue: newValue))
            order?.add("subscript(_:)")
        }
    }

    // MARK: init(_:)
    @Recorded("PartCrateSpy.init(_:)") var initCalls: [Index] = []
    init(_ index: Index) {
        $initCalls.append(index)
        order?.add("init(_:)")
    }

    // MARK: init(_:)
    @Recorded("PartCrateSpy.init(_:)") var initIntArrayCalls: [[Int]] = []
    init(_ index: [Int]) {
        $initIntArrayCalls.append(index)
        order?.add("init(_:)")
    }
}
