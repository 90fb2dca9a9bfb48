import OpenedArguments

/// A stub of `Shape`, yours to edit.
final class ShapeStub: Shape {
    // MARK: area()
    var areaStub: () -> Double = { 0 }
    func area() -> Double { areaStub() }
}

/// A stub of `Bag`, yours to edit.
final class BagStub<Item>: Bag {
    // MARK: pick()
    var pickStub: () -> Item = { TestIssue.stop("BagStub.pickStub is not set") }
    func pick() -> Item { pickStub() }
}

/// A stub of `Registry`, yours to edit.
final class RegistryStub: Registry {
    // MARK: resolve(_:)
    var resolveStub: (Any.Type) -> Any = { _ in TestIssue.stop("RegistryStub.resolveStub is not set") }
    func resolve<T>(_ type: T.Type) -> T {
        guard let result = resolveStub(type) as? T else {
            TestIssue.stop("RegistryStub.resolveStub did not return T")
        }
        return result
    }

    // MARK: resolve(_:as:)
    var resolveAsStub: (Any, Any.Type) -> Any? = { _, _ in nil }
    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        let result = resolveAsStub(value, type)
        if let result, !(result is V) {
            TestIssue.report("RegistryStub.resolveAsStub returned \(Swift.type(of: result)), not \(V.self)")
        }
        return result as? V
    }

    // MARK: pour(_:)
    var pourStub: (any Bag) -> Int = { _ in 0 }
    func pour(_ bag: some Bag<some Shape>) -> Int { pourStub(bag) }

    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {}
}

/// A stub of `Cabinet`, yours to edit.
final class CabinetStub: Cabinet {
    // MARK: subscript(_:_:)
    var subscriptStub: (Int, Any.Type) -> Any = { _, _ in TestIssue.stop("CabinetStub.subscriptStub is not set") }
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            guard let result = subscriptStub(index, type) as? T else {
                TestIssue.stop("CabinetStub.subscriptStub did not return T")
            }
            return result
        }
        set {}
    }

    // MARK: subscript(like:)
    var subscriptLikeStub: (Any) -> Any = { _ in TestIssue.stop("CabinetStub.subscriptLikeStub is not set") }
    subscript<T>(like value: T) -> T {
        get {
            guard let result = subscriptLikeStub(value) as? T else {
                TestIssue.stop("CabinetStub.subscriptLikeStub did not return T")
            }
            return result
        }
        set {}
    }

    // MARK: subscript(among:)
    var subscriptAmongStub: ([any Sendable]) -> Any = { _ in
        TestIssue.stop("CabinetStub.subscriptAmongStub is not set")
    }
    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            guard let result = subscriptAmongStub(values) as? T else {
                TestIssue.stop("CabinetStub.subscriptAmongStub did not return T")
            }
            return result
        }
        set {}
    }

    // MARK: subscript(_:)
    var subscriptIntStub: (Int) -> [Any] = { _ in [] }
    subscript<T>(_ index: Int) -> [T] {
        get {
            guard let result = subscriptIntStub(index) as? [T] else {
                TestIssue.stop("CabinetStub.subscriptIntStub did not return [T]")
            }
            return result
        }
        set {}
    }
}

/// A stub of `Packer`, yours to edit.
@dynamicMemberLookup
final class PackerStub: Packer {
    struct Storage {
        var packStub: @Sendable (Any) throws -> Void = { _ in }
        var weighStub: @Sendable (Int, Any) -> Int = { _, _ in 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func pack<each T>(_ values: (repeat each T)) throws { try storage.packStub(values) }
    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int { storage.weighStub(count, values) }
}
