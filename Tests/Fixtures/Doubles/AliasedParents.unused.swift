import AliasedParents

/// A spy of `Rack`, yours to edit.
final class RackSpy<Item, Label: Hashable>: Rack {
    var order: CallOrder? { didSet { Unused.reads("RackSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: first()
    @Recorded("RackSpy.first()") var firstCallCount = 0
    @Stubbed("RackSpy.firstStub") var firstStub: () -> Item = { TestIssue.stop("RackSpy.firstStub is not set") }
    func first() -> Item {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    @Recorded("RackSpy.put(_:at:)") var putAtCalls: [(items: [Item], label: Label)] = []
    func put(_ items: [Item], at label: Label) {
        $putAtCalls.append((items, label))
        order?.add("put(_:at:)")
    }
}

/// A spy of `NumberRack`, yours to edit.
final class NumberRackSpy<Label: Hashable>: NumberRack {
    typealias Item = Int

    var order: CallOrder? { didSet { Unused.reads("NumberRackSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        sumOfCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: sum(of:)
    @Recorded("NumberRackSpy.sum(of:)") var sumOfCalls: [[Item]] = []
    @Stubbed("NumberRackSpy.sumOfStub") var sumOfStub: ([Item]) -> Item = { _ in 0 }
    func sum(of items: [Item]) -> Item {
        $sumOfCalls.append(items)
        order?.add("sum(of:)")
        return sumOfStub(items)
    }

    // MARK: first()
    @Recorded("NumberRackSpy.first()") var firstCallCount = 0
    @Stubbed("NumberRackSpy.firstStub") var firstStub: () -> Item = { 0 }
    func first() -> Item {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    @Recorded("NumberRackSpy.put(_:at:)") var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) {
        $putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
    }
}

/// A spy of `ListRack`, yours to edit.
final class ListRackSpy: ListRack {
    typealias Item = [Label]
    typealias Label = String

    var order: CallOrder? { didSet { Unused.reads("ListRackSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        labelsOfCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: labels(of:)
    @Recorded("ListRackSpy.labels(of:)") var labelsOfCalls: [Item] = []
    @Stubbed("ListRackSpy.labelsOfStub") var labelsOfStub: (Item) -> Labels = { _ in
        TestIssue.stop("ListRackSpy.labelsOfStub is not set")
    }
    func labels(of item: Item) -> Labels {
        $labelsOfCalls.append(item)
        order?.add("labels(of:)")
        return labelsOfStub(item)
    }

    // MARK: first()
    @Recorded("ListRackSpy.first()") var firstCallCount = 0
    @Stubbed("ListRackSpy.firstStub") var firstStub: () -> Item = { [] }
    func first() -> Item {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    @Recorded("ListRackSpy.put(_:at:)") var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) {
        $putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
    }
}

/// A spy of `SharedRack`, yours to edit.
@dynamicMemberLookup
final class SharedRackSpy<Label: Hashable & Sendable>: SharedRack {
    typealias Item = Int

    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedRackSpy") } }
        @Recorded("SharedRackSpy.find(_:)") var findCalls: [Label] = []
        @Stubbed(behindLock: "SharedRackSpy.findStub") var findStub: @Sendable (Label) async throws -> Item? = { _ in
            nil
        }
        @Recorded("SharedRackSpy.sum(of:)") var sumOfCalls: [[Item]] = []
        @Stubbed(behindLock: "SharedRackSpy.sumOfStub") var sumOfStub: @Sendable ([Item]) -> Item = { _ in 0 }
        @Recorded("SharedRackSpy.first()") var firstCallCount = 0
        @Stubbed(behindLock: "SharedRackSpy.firstStub") var firstStub: @Sendable () -> Item = { 0 }
        struct PutAtCall: RecordedCall { let items: [Item], label: Label }
        @Recorded("SharedRackSpy.put(_:at:)") var putAtCalls: [PutAtCall] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.findCalls = []
        storage.sumOfCalls = []
        storage.firstCallCount = 0
        storage.putAtCalls = []
    }

    func find(_ label: Label) async throws -> Item? {
        storage.withLock { $0.$findCalls.append(label) }
        storage.order?.add("find(_:)")
        return try await storage.findStub(label)
    }

    func sum(of items: [Item]) -> Item {
        storage.withLock { $0.$sumOfCalls.append(items) }
        storage.order?.add("sum(of:)")
        return storage.sumOfStub(items)
    }

    func first() -> Item {
        storage.withLock { $0.$firstCallCount.increment() }
        storage.order?.add("first()")
        return storage.firstStub()
    }

    func put(_ items: [Item], at label: Label) {
        storage.withLock { $0.$putAtCalls.append(.init(items: items, label: label)) }
        storage.order?.add("put(_:at:)")
    }
}

/// A spy of `KeyedRack`, yours to edit.
final class KeyedRackSpy<Label: Hashable>: KeyedRack {
    typealias Item = [Label]

    var order: CallOrder? { didSet { Unused.reads("KeyedRackSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        countOfCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: count(of:)
    @Recorded("KeyedRackSpy.count(of:)") var countOfCalls: [Item] = []
    @Stubbed("KeyedRackSpy.countOfStub") var countOfStub: (Item) -> Int = { _ in 0 }
    func count(of item: Item) -> Int {
        $countOfCalls.append(item)
        order?.add("count(of:)")
        return countOfStub(item)
    }

    // MARK: first()
    @Recorded("KeyedRackSpy.first()") var firstCallCount = 0
    @Stubbed("KeyedRackSpy.firstStub") var firstStub: () -> Item = { [] }
    func first() -> Item {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    @Recorded("KeyedRackSpy.put(_:at:)") var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) {
        $putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
    }
}

/// A spy of `PairRack`, yours to edit.
final class PairRackSpy<Label: Hashable>: PairRack {
    typealias Item = (first: Label, second: Label?)

    var order: CallOrder? { didSet { Unused.reads("PairRackSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        swappedCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: swapped(_:)
    @Recorded("PairRackSpy.swapped(_:)") var swappedCalls: [Item] = []
    @Stubbed("PairRackSpy.swappedStub") var swappedStub: (Item) -> Item = { _ in
        TestIssue.stop("PairRackSpy.swappedStub is not set")
    }
    func swapped(_ item: Item) -> Item {
        $swappedCalls.append(item)
        order?.add("swapped(_:)")
        return swappedStub(item)
    }

    // MARK: first()
    @Recorded("PairRackSpy.first()") var firstCallCount = 0
    @Stubbed("PairRackSpy.firstStub") var firstStub: () -> Item = { TestIssue.stop("PairRackSpy.firstStub is not set") }
    func first() -> Item {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    @Recorded("PairRackSpy.put(_:at:)") var putAtCalls: [(items: [Item], label: Label)] = []
    func put(_ items: [Item], at label: Label) {
        $putAtCalls.append((items, label))
        order?.add("put(_:at:)")
    }
}

/// A spy of `NamedRack`, yours to edit.
final class NamedRackSpy: NamedRack {
    typealias Item = [String: Label]
    typealias Label = String

    var order: CallOrder? { didSet { Unused.reads("NamedRackSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        namedCalls = []
        firstCallCount = 0
        putAtCalls = []
    }

    // MARK: named(_:)
    @Recorded("NamedRackSpy.named(_:)") var namedCalls: [String] = []
    @Stubbed("NamedRackSpy.namedStub") var namedStub: (String) -> Item? = { _ in nil }
    func named(_ name: String) -> Item? {
        $namedCalls.append(name)
        order?.add("named(_:)")
        return namedStub(name)
    }

    // MARK: first()
    @Recorded("NamedRackSpy.first()") var firstCallCount = 0
    @Stubbed("NamedRackSpy.firstStub") var firstStub: () -> Item = { [:] }
    func first() -> Item {
        $firstCallCount.increment()
        order?.add("first()")
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    @Recorded("NamedRackSpy.put(_:at:)") var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) {
        $putAtCalls.append(.init(items: items, label: label))
        order?.add("put(_:at:)")
    }
}
