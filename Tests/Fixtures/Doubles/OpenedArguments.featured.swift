import OpenedArguments

/// A spy of `Shape`, yours to edit.
final class ShapeSpy: Shape {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Shape) { areaStub = { live.area() } }

    /// Forgets all recorded calls.
    func resetCalls() { areaCallCount = 0 }

    // MARK: area()
    var areaCallCount = 0
    var areaStub: () -> Double = { 0 }
    func area() -> Double {
        areaCallCount += 1
        order?.add("area()")
        return areaStub()
    }
}

/// A spy of `Bag`, yours to edit.
final class BagSpy<Item>: Bag {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Bag>(forwardingTo live: Live) where Live.Item == Item { pickStub = { live.pick() } }

    /// Forgets all recorded calls.
    func resetCalls() { pickCallCount = 0 }

    // MARK: pick()
    var pickCallCount = 0
    var pickStub: () -> Item = { TestIssue.stop("BagSpy.pickStub is not set") }
    func pick() -> Item {
        pickCallCount += 1
        order?.add("pick()")
        return pickStub()
    }
}

/// A spy of `Registry`, yours to edit.
final class RegistrySpy: Registry {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Registry) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        resolveCalls = []
        resolveAsCalls = []
        pourCalls = []
        refillFromCalls = []
    }

    // MARK: resolve(_:)
    var resolveCalls: [Any.Type] = []
    var resolveStub: (Any.Type) -> Any = { _ in TestIssue.stop("RegistrySpy.resolveStub is not set") }
    func resolve<T>(_ type: T.Type) -> T {
        resolveCalls.append(type)
        order?.add("resolve(_:)")
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
        order?.add("resolve(_:as:)")
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
        order?.add("pour(_:)")
        return pourStub(bag)
    }

    // MARK: refill(_:from:)
    var refillFromCalls: [(bag: any Bag, other: any Bag)] = []
    var refillFromStub: (any Bag, any Bag) -> Void = { _, _ in }
    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {
        refillFromCalls.append((bag, other))
        order?.add("refill(_:from:)")
        refillFromStub(bag, other)
    }
}

/// A spy of `Cabinet`, yours to edit.
final class CabinetSpy: Cabinet {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Cabinet) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        subscriptCalls = []
        subscriptSetCalls = []
        subscriptLikeCalls = []
        subscriptLikeSetCalls = []
        subscriptAmongCalls = []
        subscriptAmongSetCalls = []
        subscriptIntCalls = []
        subscriptIntSetCalls = []
    }

    // MARK: subscript(_:_:)
    var subscriptCalls: [(index: Int, type: Any.Type)] = []
    var subscriptStub: (Int, Any.Type) -> Any = { _, _ in TestIssue.stop("CabinetSpy.subscriptStub is not set") }
    var subscriptSetCalls: [(index: Int, type: Any.Type, newValue: Any)] = []
    var subscriptSetStub: (Int, Any.Type, Any) -> Void = { _, _, _ in }
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            subscriptCalls.append((index, type))
            order?.add("subscript(_:_:)")
            guard let result = subscriptStub(index, type) as? T else {
                TestIssue.stop("CabinetSpy.subscriptStub did not return T")
            }
            return result
        }
        set {
            subscriptSetCalls.append((index, type, newValue))
            order?.add("subscript(_:_:)")
            subscriptSetStub(index, type, newValue)
        }
    }

    // MARK: subscript(like:)
    var subscriptLikeCalls: [Any] = []
    var subscriptLikeStub: (Any) -> Any = { _ in TestIssue.stop("CabinetSpy.subscriptLikeStub is not set") }
    var subscriptLikeSetCalls: [(value: Any, newValue: Any)] = []
    var subscriptLikeSetStub: (Any, Any) -> Void = { _, _ in }
    subscript<T>(like value: T) -> T {
        get {
            subscriptLikeCalls.append(value)
            order?.add("subscript(like:)")
            guard let result = subscriptLikeStub(value) as? T else {
                TestIssue.stop("CabinetSpy.subscriptLikeStub did not return T")
            }
            return result
        }
        set {
            subscriptLikeSetCalls.append((value, newValue))
            order?.add("subscript(like:)")
            subscriptLikeSetStub(value, newValue)
        }
    }

    // MARK: subscript(among:)
    var subscriptAmongCalls: [[any Sendable]] = []
    var subscriptAmongStub: ([any Sendable]) -> Any = { _ in
        TestIssue.stop("CabinetSpy.subscriptAmongStub is not set")
    }
    var subscriptAmongSetCalls: [(values: [any Sendable], newValue: any Sendable)] = []
    var subscriptAmongSetStub: ([any Sendable], any Sendable) -> Void = { _, _ in }
    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            subscriptAmongCalls.append(values)
            order?.add("subscript(among:)")
            guard let result = subscriptAmongStub(values) as? T else {
                TestIssue.stop("CabinetSpy.subscriptAmongStub did not return T")
            }
            return result
        }
        set {
            subscriptAmongSetCalls.append((values, newValue))
            order?.add("subscript(among:)")
            subscriptAmongSetStub(values, newValue)
        }
    }

    // MARK: subscript(_:)
    var subscriptIntCalls: [Int] = []
    var subscriptIntStub: (Int) -> [Any] = { _ in [] }
    var subscriptIntSetCalls: [(index: Int, newValue: [Any])] = []
    var subscriptIntSetStub: (Int, [Any]) -> Void = { _, _ in }
    subscript<T>(_ index: Int) -> [T] {
        get {
            subscriptIntCalls.append(index)
            order?.add("subscript(_:)")
            guard let result = subscriptIntStub(index) as? [T] else {
                TestIssue.stop("CabinetSpy.subscriptIntStub did not return [T]")
            }
            return result
        }
        set {
            subscriptIntSetCalls.append((index, newValue))
            order?.add("subscript(_:)")
            subscriptIntSetStub(index, newValue)
        }
    }
}

/// A spy of `Packer`, yours to edit.
@dynamicMemberLookup
final class PackerSpy: Packer {
    init() {}

    struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Packer) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.packCalls = []
        storage.weighCalls = []
    }

    func pack<each T>(_ values: (repeat each T)) throws {
        storage.append(values, to: \.packCalls)
        storage.order?.add("pack(_:)")
        try storage.packStub(values)
    }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        storage.append((count, values), to: \.weighCalls)
        storage.order?.add("weigh(_:_:)")
        return storage.weighStub(count, values)
    }
}
