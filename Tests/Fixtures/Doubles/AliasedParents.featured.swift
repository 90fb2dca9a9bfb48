import AliasedParents

/// A spy of `Rack`, yours to edit.
final class RackSpy<Item, Label: Hashable>: Rack {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Rack>(forwardingTo live: Live) where Live.Item == Item, Live.Label == Label {
        firstStub = { live.first() }
        putAtStub = { live.put($0, at: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { TestIssue.stop("RackSpy.firstStub is not set") }
    func first() -> Item {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    var putAtCalls: [(items: [Item], label: Label)] = []
    var putAtStub: ([Item], Label) -> Void = { _, _ in }
    func put(_ items: [Item], at label: Label) {
        putAtCalls.append((items, label))
        order?.add("put(_:at:)")
        putAtStub(items, label)
    }
}

/// A spy of `NumberRack`, yours to edit.
final class NumberRackSpy<Label: Hashable>: NumberRack {
    typealias Item = Int
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: NumberRack>(forwardingTo live: Live) where Live.Label == Label {
        sumOfStub = { live.sum(of: $0) }
        firstStub = { live.first() }
        putAtStub = { live.put($0, at: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        sumOfCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: sum(of:)
    var sumOfCalls: [[Item]] = []
    var sumOfStub: ([Item]) -> Item = { _ in 0 }
    func sum(of items: [Item]) -> Item {
        sumOfCalls.append(items)
        order?.add("sum(of:)")
        return sumOfStub(items)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { 0 }
    func first() -> Item {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    var putAtStub: ([Item], Label) -> Void = { _, _ in }
    func put(_ items: [Item], at label: Label) {
        putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
        putAtStub(items, label)
    }
}

/// A spy of `ListRack`, yours to edit.
final class ListRackSpy: ListRack {
    typealias Item = [Label]
    typealias Label = String
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any ListRack) {
        labelsOfStub = { live.labels(of: $0) }
        firstStub = { live.first() }
        putAtStub = { live.put($0, at: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        labelsOfCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: labels(of:)
    var labelsOfCalls: [Item] = []
    var labelsOfStub: (Item) -> Labels = { _ in TestIssue.stop("ListRackSpy.labelsOfStub is not set") }
    func labels(of item: Item) -> Labels {
        labelsOfCalls.append(item)
        order?.add("labels(of:)")
        return labelsOfStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { [] }
    func first() -> Item {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    var putAtStub: ([Item], Label) -> Void = { _, _ in }
    func put(_ items: [Item], at label: Label) {
        putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
        putAtStub(items, label)
    }
}

/// A spy of `SharedRack`, yours to edit.
@dynamicMemberLookup
final class SharedRackSpy<Label: Hashable & Sendable>: SharedRack {
    typealias Item = Int
    init() {}

    struct Storage {
        var order: CallOrder?
        var findCalls: [Label] = []
        var findStub: @Sendable (Label) async throws -> Item? = { _ in nil }
        var sumOfCalls: [[Item]] = []
        var sumOfStub: @Sendable ([Item]) -> Item = { _ in 0 }
        var firstCallCount = 0
        var firstStub: @Sendable () -> Item = { 0 }
        struct PutAtCall: RecordedCall { let items: [Item], label: Label }
        var putAtCalls: [PutAtCall] = []
        var putAtStub: @Sendable ([Item], Label) -> Void = { _, _ in }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: SharedRack>(forwardingTo live: Live) where Live.Label == Label {
        storage.findStub = { try await live.find($0) }
        storage.sumOfStub = { live.sum(of: $0) }
        storage.firstStub = { live.first() }
        storage.putAtStub = { live.put($0, at: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.findCalls = []
        storage.sumOfCalls = []
        storage.firstCallCount = 0
        storage.putAtCalls = []
    }

    func find(_ label: Label) async throws -> Item? {
        storage.append(label, to: \.findCalls)
        storage.order?.add("find(_:)")
        return try await storage.findStub(label)
    }

    func sum(of items: [Item]) -> Item {
        storage.append(items, to: \.sumOfCalls)
        storage.order?.add("sum(of:)")
        return storage.sumOfStub(items)
    }

    func first() -> Item {
        storage.increment(\.firstCallCount)
        storage.order?.add("first()")
        return storage.firstStub()
    }

    func put(_ items: [Item], at label: Label) {
        storage.append(.init(items: items, label: label), to: \.putAtCalls)
        storage.order?.add("put(_:at:)")
        storage.putAtStub(items, label)
    }
}

/// A spy of `KeyedRack`, yours to edit.
final class KeyedRackSpy<Label: Hashable>: KeyedRack {
    typealias Item = [Label]
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: KeyedRack>(forwardingTo live: Live) where Live.Label == Label {
        countOfStub = { live.count(of: $0) }
        firstStub = { live.first() }
        putAtStub = { live.put($0, at: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        countOfCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: count(of:)
    var countOfCalls: [Item] = []
    var countOfStub: (Item) -> Int = { _ in 0 }
    func count(of item: Item) -> Int {
        countOfCalls.append(item)
        order?.add("count(of:)")
        return countOfStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { [] }
    func first() -> Item {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    var putAtStub: ([Item], Label) -> Void = { _, _ in }
    func put(_ items: [Item], at label: Label) {
        putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
        putAtStub(items, label)
    }
}

/// A spy of `PairRack`, yours to edit.
final class PairRackSpy<Label: Hashable>: PairRack {
    typealias Item = (first: Label, second: Label?)
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: PairRack>(forwardingTo live: Live) where Live.Label == Label {
        swappedStub = { live.swapped($0) }
        firstStub = { live.first() }
        putAtStub = { live.put($0, at: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        swappedCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: swapped(_:)
    var swappedCalls: [Item] = []
    var swappedStub: (Item) -> Item = { _ in TestIssue.stop("PairRackSpy.swappedStub is not set") }
    func swapped(_ item: Item) -> Item {
        swappedCalls.append(item)
        order?.add("swapped(_:)")
        return swappedStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { TestIssue.stop("PairRackSpy.firstStub is not set") }
    func first() -> Item {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    var putAtCalls: [(items: [Item], label: Label)] = []
    var putAtStub: ([Item], Label) -> Void = { _, _ in }
    func put(_ items: [Item], at label: Label) {
        putAtCalls.append((items, label))
        order?.add("put(_:at:)")
        putAtStub(items, label)
    }
}

/// A spy of `NamedRack`, yours to edit.
final class NamedRackSpy: NamedRack {
    typealias Item = [String: Label]
    typealias Label = String
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any NamedRack) {
        namedStub = { live.named($0) }
        firstStub = { live.first() }
        putAtStub = { live.put($0, at: $1) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        namedCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: named(_:)
    var namedCalls: [String] = []
    var namedStub: (String) -> Item? = { _ in nil }
    func named(_ name: String) -> Item? {
        namedCalls.append(name)
        order?.add("named(_:)")
        return namedStub(name)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { [:] }
    func first() -> Item {
        firstCallCount += 1
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    var putAtStub: ([Item], Label) -> Void = { _, _ in }
    func put(_ items: [Item], at label: Label) {
        putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
        putAtStub(items, label)
    }
}
