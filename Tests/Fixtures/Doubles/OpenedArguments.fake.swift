import OpenedArguments

/// A fake of `Shape`, yours to edit.
final class ShapeFake: Shape {
    // MARK: area()
    var areaStub: () -> Double = { TestIssue.report("ShapeFake.areaStub is not set", returning: 0) }
    func area() -> Double { areaStub() }
}

/// A fake of `Bag`, yours to edit.
final class BagFake<Item>: Bag {
    // MARK: pick()
    var pickStub: () -> Item = { TestIssue.stop("BagFake.pickStub is not set") }
    func pick() -> Item { pickStub() }
}

/// A fake of `Registry`, yours to edit.
final class RegistryFake: Registry {
    // MARK: resolve(_:)
    var resolveStub: (Any.Type) -> Any = { _ in TestIssue.stop("RegistryFake.resolveStub is not set") }
    func resolve<T>(_ type: T.Type) -> T {
        guard let result = resolveStub(type) as? T else {
            TestIssue.stop("RegistryFake.resolveStub did not return T")
        }
        return result
    }

    // MARK: resolve(_:as:)
    var resolveAsStub: (Any, Any.Type) -> Any? = { _, _ in
        TestIssue.report("RegistryFake.resolveAsStub is not set", returning: nil)
    }
    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        let result = resolveAsStub(value, type)
        if let result, !(result is V) {
            TestIssue.report("RegistryFake.resolveAsStub returned \(Swift.type(of: result)), not \(V.self)")
        }
        return result as? V
    }

    // MARK: pour(_:)
    var pourStub: (any Bag) -> Int = { _ in TestIssue.report("RegistryFake.pourStub is not set", returning: 0) }
    func pour(_ bag: some Bag<some Shape>) -> Int { pourStub(bag) }

    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {}
}

/// A fake of `Cabinet`, yours to edit.
final class CabinetFake: Cabinet {
    // MARK: subscript(_:_:)
    var subscriptStub: (Int, Any.Type) -> Any = { _, _ in TestIssue.stop("CabinetFake.subscriptStub is not set") }
    var subscriptSetStub: (Int, Any.Type, Any) -> Void = { _, _, _ in
        TestIssue.report("CabinetFake.subscriptSetStub is not set")
    }
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            guard let result = subscriptStub(index, type) as? T else {
                TestIssue.stop("CabinetFake.subscriptStub did not return T")
            }
            return result
        }
        set { subscriptSetStub(index, type, newValue) }
    }

    // MARK: subscript(like:)
    var subscriptLikeStub: (Any) -> Any = { _ in TestIssue.stop("CabinetFake.subscriptLikeStub is not set") }
    var subscriptLikeSetStub: (Any, Any) -> Void = { _, _ in
        TestIssue.report("CabinetFake.subscriptLikeSetStub is not set")
    }
    subscript<T>(like value: T) -> T {
        get {
            guard let result = subscriptLikeStub(value) as? T else {
                TestIssue.stop("CabinetFake.subscriptLikeStub did not return T")
            }
            return result
        }
        set { subscriptLikeSetStub(value, newValue) }
    }

    // MARK: subscript(among:)
    var subscriptAmongStub: ([any Sendable]) -> Any = { _ in
        TestIssue.stop("CabinetFake.subscriptAmongStub is not set")
    }
    var subscriptAmongSetStub: ([any Sendable], any Sendable) -> Void = { _, _ in
        TestIssue.report("CabinetFake.subscriptAmongSetStub is not set")
    }
    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            guard let result = subscriptAmongStub(values) as? T else {
                TestIssue.stop("CabinetFake.subscriptAmongStub did not return T")
            }
            return result
        }
        set { subscriptAmongSetStub(values, newValue) }
    }

    // MARK: subscript(_:)
    var subscriptIntStub: (Int) -> [Any] = { _ in
        TestIssue.report("CabinetFake.subscriptIntStub is not set", returning: [])
    }
    var subscriptIntSetStub: (Int, [Any]) -> Void = { _, _ in
        TestIssue.report("CabinetFake.subscriptIntSetStub is not set")
    }
    subscript<T>(_ index: Int) -> [T] {
        get {
            guard let result = subscriptIntStub(index) as? [T] else {
                TestIssue.stop("CabinetFake.subscriptIntStub did not return [T]")
            }
            return result
        }
        set { subscriptIntSetStub(index, newValue) }
    }
}

/// A fake of `Packer`, yours to edit.
@dynamicMemberLookup
final class PackerFake: Packer {
    struct Storage {
        var packStub: @Sendable (Any) throws -> Void = { _ in TestIssue.report("PackerFake.packStub is not set") }
        var weighStub: @Sendable (Int, Any) -> Int = { _, _ in
            TestIssue.report("PackerFake.weighStub is not set", returning: 0)
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func pack<each T>(_ values: (repeat each T)) throws { try storage.packStub(values) }
    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int { storage.weighStub(count, values) }
}
