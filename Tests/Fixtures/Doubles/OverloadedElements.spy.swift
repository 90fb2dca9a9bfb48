import OverloadedElements

/// A spy of `PartShelf`, yours to edit.
final class PartShelfSpy<Item>: PartShelf {
    typealias Item = Item

    // MARK: put(_:)
    var putCalls: [Int] = []
    func put(_ item: Int) { putCalls.append(item) }

    // MARK: put(_:)
    var putItemCalls: [Item] = []
    func put(_ item: Item) { putItemCalls.append(item) }
}

/// A spy of `PartRack`, yours to edit.
@dynamicMemberLookup
final class PartRackSpy<Part>: PartRack {
    struct Storage {
        var storeCalls: [String] = []
        var storePartCalls: [Part] = []
        var takeCallCount = 0
        var takeStub: @Sendable () -> Part? = { nil }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func store(_ part: String) async { storage.append(part, to: \.storeCalls) }
    func store(_ part: Part) async { storage.append(part, to: \.storePartCalls) }

    func take() -> Part? {
        storage.increment(\.takeCallCount)
        return storage.takeStub()
    }
}

/// A spy of `PartCrate`, yours to edit.
nonisolated final class PartCrateSpy<Index: Hashable>: PartCrate {
    typealias Index = Index
    init() {}

    // MARK: subscript(_:)
    var subscriptCalls: [Int] = []
    var subscriptStub: (Int) -> String = { _ in "" }
    subscript(_ index: Int) -> String {
        subscriptCalls.append(index)
        return subscriptStub(index)
    }

    // MARK: subscript(_:)
    var subscriptIndexCalls: [Index] = []
    var subscriptIndexStub: (Index) -> String = { _ in "" }
    struct SubscriptIndexSetCall: RecordedCall { let index: Index, newValue: String }
    var subscriptIndexSetCalls: [SubscriptIndexSetCall] = []
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
