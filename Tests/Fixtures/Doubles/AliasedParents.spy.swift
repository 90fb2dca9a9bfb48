import AliasedParents

/// A spy of `Rack`, yours to edit.
final class RackSpy<Item, Label: Hashable>: Rack {
    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { TestIssue.stop("RackSpy.firstStub is not set") }
    func first() -> Item {
        firstCallCount += 1
        return firstStub()
    }

    // MARK: put(_:at:)
    var putAtCalls: [(items: [Item], label: Label)] = []
    func put(_ items: [Item], at label: Label) { putAtCalls.append((items, label)) }
}

/// A spy of `NumberRack`, yours to edit.
final class NumberRackSpy<Label: Hashable>: NumberRack {
    typealias Item = Int

    // MARK: sum(of:)
    var sumOfCalls: [[Item]] = []
    var sumOfStub: ([Item]) -> Item = { _ in 0 }
    func sum(of items: [Item]) -> Item {
        sumOfCalls.append(items)
        return sumOfStub(items)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { 0 }
    func first() -> Item {
        firstCallCount += 1
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) { putAtCalls.append(.init(items: items, label: label)) }
}

/// A spy of `ListRack`, yours to edit.
final class ListRackSpy: ListRack {
    typealias Item = [Label]
    typealias Label = String

    // MARK: labels(of:)
    var labelsOfCalls: [Item] = []
    var labelsOfStub: (Item) -> Labels = { _ in TestIssue.stop("ListRackSpy.labelsOfStub is not set") }
    func labels(of item: Item) -> Labels {
        labelsOfCalls.append(item)
        return labelsOfStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { [] }
    func first() -> Item {
        firstCallCount += 1
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) { putAtCalls.append(.init(items: items, label: label)) }
}

/// A spy of `SharedRack`, yours to edit.
@dynamicMemberLookup
final class SharedRackSpy<Label: Hashable & Sendable>: SharedRack {
    typealias Item = Int

    struct Storage {
        var findCalls: [Label] = []
        var findStub: @Sendable (Label) async throws -> Item? = { _ in nil }
        var sumOfCalls: [[Item]] = []
        var sumOfStub: @Sendable ([Item]) -> Item = { _ in 0 }
        var firstCallCount = 0
        var firstStub: @Sendable () -> Item = { 0 }
        struct PutAtCall: RecordedCall { let items: [Item], label: Label }
        var putAtCalls: [PutAtCall] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func find(_ label: Label) async throws -> Item? {
        storage.append(label, to: \.findCalls)
        return try await storage.findStub(label)
    }

    func sum(of items: [Item]) -> Item {
        storage.append(items, to: \.sumOfCalls)
        return storage.sumOfStub(items)
    }

    func first() -> Item {
        storage.increment(\.firstCallCount)
        return storage.firstStub()
    }

    func put(_ items: [Item], at label: Label) { storage.append(.init(items: items, label: label), to: \.putAtCalls) }
}

/// A spy of `KeyedRack`, yours to edit.
final class KeyedRackSpy<Label: Hashable>: KeyedRack {
    typealias Item = [Label]

    // MARK: count(of:)
    var countOfCalls: [Item] = []
    var countOfStub: (Item) -> Int = { _ in 0 }
    func count(of item: Item) -> Int {
        countOfCalls.append(item)
        return countOfStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { [] }
    func first() -> Item {
        firstCallCount += 1
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) { putAtCalls.append(.init(items: items, label: label)) }
}

/// A spy of `PairRack`, yours to edit.
final class PairRackSpy<Label: Hashable>: PairRack {
    typealias Item = (first: Label, second: Label?)

    // MARK: swapped(_:)
    var swappedCalls: [Item] = []
    var swappedStub: (Item) -> Item = { _ in TestIssue.stop("PairRackSpy.swappedStub is not set") }
    func swapped(_ item: Item) -> Item {
        swappedCalls.append(item)
        return swappedStub(item)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { TestIssue.stop("PairRackSpy.firstStub is not set") }
    func first() -> Item {
        firstCallCount += 1
        return firstStub()
    }

    // MARK: put(_:at:)
    var putAtCalls: [(items: [Item], label: Label)] = []
    func put(_ items: [Item], at label: Label) { putAtCalls.append((items, label)) }
}

/// A spy of `NamedRack`, yours to edit.
final class NamedRackSpy: NamedRack {
    typealias Item = [String: Label]
    typealias Label = String

    // MARK: named(_:)
    var namedCalls: [String] = []
    var namedStub: (String) -> Item? = { _ in nil }
    func named(_ name: String) -> Item? {
        namedCalls.append(name)
        return namedStub(name)
    }

    // MARK: first()
    var firstCallCount = 0
    var firstStub: () -> Item = { [:] }
    func first() -> Item {
        firstCallCount += 1
        return firstStub()
    }

    // MARK: put(_:at:)
    struct PutAtCall: RecordedCall { let items: [Item], label: Label }
    var putAtCalls: [PutAtCall] = []
    func put(_ items: [Item], at label: Label) { putAtCalls.append(.init(items: items, label: label)) }
}
