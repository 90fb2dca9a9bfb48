import OpenedArguments

/// A mock of `Shape`, yours to edit.
nonisolated final class ShapeMock: Shape {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += areaExpectations.unmet(areaCallCount, of: "area()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: area()
    var areaCallCount = 0
    var areaStub: () -> Double = { 0 }
    var areaExpectations: [ExpectedCalls<Void>] = []
    func area() -> Double {
        areaCallCount += 1
        return areaStub()
    }
}

/// A mock of `Bag`, yours to edit.
nonisolated final class BagMock<Item>: Bag {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pickExpectations.unmet(pickCallCount, of: "pick()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: pick()
    var pickCallCount = 0
    var pickStub: () -> Item = { TestIssue.stop("BagMock.pickStub is not set") }
    var pickExpectations: [ExpectedCalls<Void>] = []
    func pick() -> Item {
        pickCallCount += 1
        return pickStub()
    }
}

/// A mock of `Registry`, yours to edit.
nonisolated final class RegistryMock: Registry {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += resolveExpectations.unmet(resolveCalls, of: "resolve(_:)")
        unmet += resolveAsExpectations.unmet(resolveAsCalls, of: "resolve(_:as:)")
        unmet += pourExpectations.unmet(pourCalls, of: "pour(_:)")
        unmet += refillFromExpectations.unmet(refillFromCalls, of: "refill(_:from:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: resolve(_:)
    var resolveCalls: [Any.Type] = []
    var resolveStub: (Any.Type) -> Any = { _ in TestIssue.stop("RegistryMock.resolveStub is not set") }
    var resolveExpectations: [ExpectedCalls<Any.Type>] = []
    func resolve<T>(_ type: T.Type) -> T {
        resolveCalls.append(type)
        guard let result = resolveStub(type) as? T else {
            TestIssue.stop("RegistryMock.resolveStub did not return T")
        }
        return result
    }

    // MARK: resolve(_:as:)
    var resolveAsCalls: [(value: Any, type: Any.Type)] = []
    var resolveAsStub: (Any, Any.Type) -> Any? = { _, _ in nil }
    var resolveAsExpectations: [ExpectedCalls<(value: Any, type: Any.Type)>] = []
    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        resolveAsCalls.append((value, type))
        let result = resolveAsStub(value, type)
        if let result, !(result is V) {
            TestIssue.report("RegistryMock.resolveAsStub returned \(Swift.type(of: result)), not \(V.self)")
        }
        return result as? V
    }

    // MARK: pour(_:)
    var pourCalls: [any Bag] = []
    var pourStub: (any Bag) -> Int = { _ in 0 }
    var pourExpectations: [ExpectedCalls<any Bag>] = []
    func pour(_ bag: some Bag<some Shape>) -> Int {
        pourCalls.append(bag)
        return pourStub(bag)
    }

    // MARK: refill(_:from:)
    var refillFromCalls: [(bag: any Bag, other: any Bag)] = []
    var refillFromExpectations: [ExpectedCalls<(bag: any Bag, other: any Bag)>] = []
    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) { refillFromCalls.append((bag, other)) }
}

/// A mock of `Cabinet`, yours to edit.
nonisolated final class CabinetMock: Cabinet {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:_:)")
        unmet += subscriptLikeExpectations.unmet(subscriptLikeCalls, of: "subscript(like:)")
        unmet += subscriptAmongExpectations.unmet(subscriptAmongCalls, of: "subscript(among:)")
        unmet += subscriptIntExpectations.unmet(subscriptIntCalls, of: "subscript(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: subscript(_:_:)
    var subscriptCalls: [(index: Int, type: Any.Type)] = []
    var subscriptStub: (Int, Any.Type) -> Any = { _, _ in TestIssue.stop("CabinetMock.subscriptStub is not set") }
    var subscriptSetCalls: [(index: Int, type: Any.Type, newValue: Any)] = []
    var subscriptExpectations: [ExpectedCalls<(index: Int, type: Any.Type)>] = []
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            subscriptCalls.append((index, type))
            guard let result = subscriptStub(index, type) as? T else {
                TestIssue.stop("CabinetMock.subscriptStub did not return T")
            }
            return result
        }
        set { subscriptSetCalls.append((index, type, newValue)) }
    }

    // MARK: subscript(like:)
    var subscriptLikeCalls: [Any] = []
    var subscriptLikeStub: (Any) -> Any = { _ in TestIssue.stop("CabinetMock.subscriptLikeStub is not set") }
    var subscriptLikeSetCalls: [(value: Any, newValue: Any)] = []
    var subscriptLikeExpectations: [ExpectedCalls<Any>] = []
    subscript<T>(like value: T) -> T {
        get {
            subscriptLikeCalls.append(value)
            guard let result = subscriptLikeStub(value) as? T else {
                TestIssue.stop("CabinetMock.subscriptLikeStub did not return T")
            }
            return result
        }
        set { subscriptLikeSetCalls.append((value, newValue)) }
    }

    // MARK: subscript(among:)
    var subscriptAmongCalls: [[any Sendable]] = []
    var subscriptAmongStub: ([any Sendable]) -> Any = { _ in
        TestIssue.stop("CabinetMock.subscriptAmongStub is not set")
    }
    var subscriptAmongSetCalls: [(values: [any Sendable], newValue: any Sendable)] = []
    var subscriptAmongExpectations: [ExpectedCalls<[any Sendable]>] = []
    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            subscriptAmongCalls.append(values)
            guard let result = subscriptAmongStub(values) as? T else {
                TestIssue.stop("CabinetMock.subscriptAmongStub did not return T")
            }
            return result
        }
        set { subscriptAmongSetCalls.append((values, newValue)) }
    }

    // MARK: subscript(_:)
    var subscriptIntCalls: [Int] = []
    var subscriptIntStub: (Int) -> [Any] = { _ in [] }
    var subscriptIntSetCalls: [(index: Int, newValue: [Any])] = []
    var subscriptIntExpectations: [ExpectedCalls<Int>] = []
    subscript<T>(_ index: Int) -> [T] {
        get {
            subscriptIntCalls.append(index)
            guard let result = subscriptIntStub(index) as? [T] else {
                TestIssue.stop("CabinetMock.subscriptIntStub did not return [T]")
            }
            return result
        }
        set { subscriptIntSetCalls.append((index, newValue)) }
    }
}

/// A mock of `Packer`, yours to edit.
@dynamicMemberLookup
final class PackerMock: Packer {
    struct Storage {
        var packCalls: [Any] = []
        var packStub: @Sendable (Any) throws -> Void = { _ in }
        var packExpectations: [ExpectedCalls<Any>] = []
        var weighCalls: [(count: Int, values: Any)] = []
        var weighStub: @Sendable (Int, Any) -> Int = { _, _ in 0 }
        var weighExpectations: [ExpectedCalls<(count: Int, values: Any)>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.packExpectations.unmet(storage.packCalls, of: "pack(_:)")
        unmet += storage.weighExpectations.unmet(storage.weighCalls, of: "weigh(_:_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func pack<each T>(_ values: (repeat each T)) throws {
        storage.append(values, to: \.packCalls)
        try storage.packStub(values)
    }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        storage.append((count, values), to: \.weighCalls)
        return storage.weighStub(count, values)
    }
}
