import OpenedArguments

/// A spy of `Shape`, yours to edit.
final class ShapeSpy: Shape {
    var order: CallOrder? { didSet { Unused.reads("ShapeSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { areaCallCount = 0 }

    // MARK: area()
    @Recorded("ShapeSpy.area()") var areaCallCount = 0
    @Stubbed("ShapeSpy.areaStub") var areaStub: () -> Double = { 0 }
    func area() -> Double {
        $areaCallCount.increment()
        order?.add("area()")
        return areaStub()
    }
}

/// A spy of `Bag`, yours to edit.
final class BagSpy<Item>: Bag {
    var order: CallOrder? { didSet { Unused.reads("BagSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { pickCallCount = 0 }

    // MARK: pick()
    @Recorded("BagSpy.pick()") var pickCallCount = 0
    @Stubbed("BagSpy.pickStub") var pickStub: () -> Item = { TestIssue.stop("BagSpy.pickStub is not set") }
    func pick() -> Item {
        $pickCallCount.increment()
        order?.add("pick()")
        return pickStub()
    }
}

/// A spy of `Registry`, yours to edit.
final class RegistrySpy: Registry {
    var order: CallOrder? { didSet { Unused.reads("RegistrySpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        resolveCalls = []
        resolveAsCalls = []
        pourCalls = []
        refillFromCalls = []
    }

    // MARK: resolve(_:)
    @Recorded("RegistrySpy.resolve(_:)") var resolveCalls: [Any.Type] = []
    @Stubbed("RegistrySpy.resolveStub") var resolveStub: (Any.Type) -> Any = { _ in
        TestIssue.stop("RegistrySpy.resolveStub is not set")
    }
    func resolve<T>(_ type: T.Type) -> T {
        $resolveCalls.append(type)
        order?.add("resolve(_:)")
        guard let result = resolveStub(type) as? T else {
            TestIssue.stop("RegistrySpy.resolveStub did not return T")
        }
        return result
    }

    // MARK: resolve(_:as:)
    @Recorded("RegistrySpy.resolve(_:as:)") var resolveAsCalls: [(value: Any, type: Any.Type)] = []
    @Stubbed("RegistrySpy.resolveAsStub") var resolveAsStub: (Any, Any.Type) -> Any? = { _, _ in nil }
    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        $resolveAsCalls.append((value, type))
        order?.add("resolve(_:as:)")
        let result = resolveAsStub(value, type)
        if let result, !(result is V) {
            TestIssue.report("RegistrySpy.resolveAsStub returned \(Swift.type(of: result)), not \(V.self)")
        }
        return result as? V
    }

    // MARK: pour(_:)
    @Recorded("RegistrySpy.pour(_:)") var pourCalls: [any Bag] = []
    @Stubbed("RegistrySpy.pourStub") var pourStub: (any Bag) -> Int = { _ in 0 }
    func pour(_ bag: some Bag<some Shape>) -> Int {
        $pourCalls.append(bag)
        order?.add("pour(_:)")
        return pourStub(bag)
    }

    // MARK: refill(_:from:)
    @Recorded("RegistrySpy.refill(_:from:)") var refillFromCalls: [(bag: any Bag, other: any Bag)] = []
    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {
        $refillFromCalls.append((bag, other))
        order?.add("refill(_:from:)")
    }
}

/// A spy of `Cabinet`, yours to edit.
final class CabinetSpy: Cabinet {
    var order: CallOrder? { didSet { Unused.reads("CabinetSpy") } }

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
    @Recorded("CabinetSpy.subscript(_:_:)") var subscriptCalls: [(index: Int, type: Any.Type)] = []
    @Stubbed("CabinetSpy.subscriptStub") var subscriptStub: (Int, Any.Type) -> Any = { _, _ in
        TestIssue.stop("CabinetSpy.subscriptStub is not set")
    }
    @Recorded("CabinetSpy.subscript(_:_:)") var subscriptSetCalls: [(index: Int, type: Any.Type, newValue: Any)] = []
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            $subscriptCalls.append((index, type))
            order?.add("subscript(_:_:)")
            guard let result = subscriptStub(index, type) as? T else {
                TestIssue.stop("CabinetSpy.subscriptStub did not return T")
            }
            return result
        }
        set {
            $subscriptSetCalls.append((index, type, newValue))
            order?.add("subscript(_:_:)")
        }
    }

    // MARK: subscript(like:)
    @Recorded("CabinetSpy.subscript(like:)") var subscriptLikeCalls: [Any] = []
    @Stubbed("CabinetSpy.subscriptLikeStub") var subscriptLikeStub: (Any) -> Any = { _ in
        TestIssue.stop("CabinetSpy.subscriptLikeStub is not set")
    }
    @Recorded("CabinetSpy.subscript(like:)") var subscriptLikeSetCalls: [(value: Any, newValue: Any)] = []
    subscript<T>(like value: T) -> T {
        get {
            $subscriptLikeCalls.append(value)
            order?.add("subscript(like:)")
            guard let result = subscriptLikeStub(value) as? T else {
                TestIssue.stop("CabinetSpy.subscriptLikeStub did not return T")
            }
            return result
        }
        set {
            $subscriptLikeSetCalls.append((value, newValue))
            order?.add("subscript(like:)")
        }
    }

    // MARK: subscript(among:)
    @Recorded("CabinetSpy.subscript(among:)") var subscriptAmongCalls: [[any Sendable]] = []
    @Stubbed("CabinetSpy.subscriptAmongStub") var subscriptAmongStub: ([any Sendable]) -> Any = { _ in
        TestIssue.stop("CabinetSpy.subscriptAmongStub is not set")
    }
    @Recorded("CabinetSpy.subscript(among:)") var subscriptAmongSetCalls:
        [(values: [any Sendable], newValue: any Sendable)] = []
    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            $subscriptAmongCalls.append(values)
            order?.add("subscript(among:)")
            guard let result = subscriptAmongStub(values) as? T else {
                TestIssue.stop("CabinetSpy.subscriptAmongStub did not return T")
            }
            return result
        }
        set {
            $subscriptAmongSetCalls.append((values, newValue))
            order?.add("subscript(among:)")
        }
    }

    // MARK: subscript(_:)
    @Recorded("CabinetSpy.subscript(_:)") var subscriptIntCalls: [Int] = []
    @Stubbed("CabinetSpy.subscriptIntStub") var subscriptIntStub: (Int) -> [Any] = { _ in [] }
    @Recorded("CabinetSpy.subscript(_:)") var subscriptIntSetCalls: [(index: Int, newValue: [Any])] = []
    subscript<T>(_ index: Int) -> [T] {
        get {
            $subscriptIntCalls.append(index)
            order?.add("subscript(_:)")
            guard let result = subscriptIntStub(index) as? [T] else {
                TestIssue.stop("CabinetSpy.subscriptIntStub did not return [T]")
            }
            return result
        }
        set {
            $subscriptIntSetCalls.append((index, newValue))
            order?.add("subscript(_:)")
        }
    }
}

/// A spy of `Packer`, yours to edit.
@dynamicMemberLookup
final class PackerSpy: Packer {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("PackerSpy") } }
        @Recorded("PackerSpy.pack(_:)") var packCalls: [Any] = []
        @Stubbed(behindLock: "PackerSpy.packStub") var packStub: @Sendable (Any) throws -> Void = { _ in }
        @Recorded("PackerSpy.weigh(_:_:)") var weighCalls: [(count: Int, values: Any)] = []
        @Stubbed(behindLock: "PackerSpy.weighStub") var weighStub: @Sendable (Int, Any) -> Int = { _, _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.packCalls = []
        storage.weighCalls = []
    }

    func pack<each T>(_ values: (repeat each T)) throws {
        storage.withLock { $0.$packCalls.append(values) }
        storage.order?.add("pack(_:)")
        try storage.packStub(values)
    }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        storage.withLock { $0.$weighCalls.append((count, values)) }
        storage.order?.add("weigh(_:_:)")
        return storage.weighStub(count, values)
    }
}
