import OpenedArguments

/// A spy of `Shape`, yours to edit.
final class ShapeSpy: Shape {
    // MARK: area()
    var areaCallCount = 0
    var areaStub: () -> Double = { 0 }
    func area() -> Double {
        areaCallCount += 1
        return areaStub()
    }
}

/// A spy of `Bag`, yours to edit.
final class BagSpy<Item>: Bag {
    // MARK: pick()
    var pickCallCount = 0
    var pickStub: () -> Item = { TestIssue.stop("BagSpy.pickStub is not set") }
    func pick() -> Item {
        pickCallCount += 1
        return pickStub()
    }
}

/// A spy of `Registry`, yours to edit.
final class RegistrySpy: Registry {
    // MARK: resolve(_:)
    var resolveCalls: [Any.Type] = []
    var resolveStub: (Any.Type) -> Any = { _ in TestIssue.stop("RegistrySpy.resolveStub is not set") }
    func resolve<T>(_ type: T.Type) -> T {
        resolveCalls.append(type)
        guard let result = resolveStub(type) as? T else {
            TestIssue.stop("RegistrySpy.resolveStub did not return T")
        }
        return result
    }

    // MARK: resolve(_:as:)
    var resolveAsCalls: [(value: Any, type: Any.Type)] = []
    var resolveAsStub: (Any, Any.Type) -> Any? = { _, _ in nil }
    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        resolveAsCalls.append((value, type))
        let result = resolveAsStub(value, type)
        if let result, !(result is V) {
            TestIssue.report("RegistrySpy.resolveAsStub returned \(Swift.type(of: result)), not \(V.self)")
        }
        return result as? V
    }

    // MARK: pour(_:)
    var pourCalls: [any Bag] = []
    var pourStub: (any Bag) -> Int = { _ in 0 }
    func pour(_ bag: some Bag<some Shape>) -> Int {
        pourCalls.append(bag)
        return pourStub(bag)
    }

    // MARK: refill(_:from:)
    var refillFromCalls: [(bag: any Bag, other: any Bag)] = []
    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) { refillFromCalls.append((bag, other)) }
}

/// A spy of `Cabinet`, yours to edit.
final class CabinetSpy: Cabinet {
    // MARK: subscript(_:_:)
    var subscriptCalls: [(index: Int, type: Any.Type)] = []
    var subscriptStub: (Int, Any.Type) -> Any = { _, _ in TestIssue.stop("CabinetSpy.subscriptStub is not set") }
    var subscriptSetCalls: [(index: Int, type: Any.Type, newValue: Any)] = []
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            subscriptCalls.append((index, type))
            guard let result = subscriptStub(index, type) as? T else {
                TestIssue.stop("CabinetSpy.subscriptStub did not return T")
            }
            return result
        }
        set { subscriptSetCalls.append((index, type, newValue)) }
    }

    // MARK: subscript(like:)
    var subscriptLikeCalls: [Any] = []
    var subscriptLikeStub: (Any) -> Any = { _ in TestIssue.stop("CabinetSpy.subscriptLikeStub is not set") }
    var subscriptLikeSetCalls: [(value: Any, newValue: Any)] = []
    subscript<T>(like value: T) -> T {
        get {
            subscriptLikeCalls.append(value)
            guard let result = subscriptLikeStub(value) as? T else {
                TestIssue.stop("CabinetSpy.subscriptLikeStub did not return T")
            }
            return result
        }
        set { subscriptLikeSetCalls.append((value, newValue)) }
    }

    // MARK: subscript(among:)
    var subscriptAmongCalls: [[any Sendable]] = []
    var subscriptAmongStub: ([any Sendable]) -> Any = { _ in
        TestIssue.stop("CabinetSpy.subscriptAmongStub is not set")
    }
    var subscriptAmongSetCalls: [(values: [any Sendable], newValue: any Sendable)] = []
    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            subscriptAmongCalls.append(values)
            guard let result = subscriptAmongStub(values) as? T else {
                TestIssue.stop("CabinetSpy.subscriptAmongStub did not return T")
            }
            return result
        }
        set { subscriptAmongSetCalls.append((values, newValue)) }
    }

    // MARK: subscript(_:)
    var subscriptIntCalls: [Int] = []
    var subscriptIntStub: (Int) -> [Any] = { _ in [] }
    var subscriptIntSetCalls: [(index: Int, newValue: [Any])] = []
    subscript<T>(_ index: Int) -> [T] {
        get {
            subscriptIntCalls.append(index)
            guard let result = subscriptIntStub(index) as? [T] else {
                TestIssue.stop("CabinetSpy.subscriptIntStub did not return [T]")
            }
            return result
        }
        set { subscriptIntSetCalls.append((index, newValue)) }
    }
}

/// A spy of `Packer`, yours to edit.
@dynamicMemberLookup
final class PackerSpy: Packer {
    struct Storage {
        var packCalls: [Any] = []
        var packStub: @Sendable (Any) throws -> Void = { _ in }
        var weighCalls: [(count: Int, values: Any)] = []
        var weighStub: @Sendable (Int, Any) -> Int = { _, _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func pack<each T>(_ values: (repeat each T)) throws {
        storage.append(values, to: \.packCalls)
        try storage.packStub(values)
    }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        storage.append((count, values), to: \.weighCalls)
        return storage.weighStub(count, values)
    }
}
