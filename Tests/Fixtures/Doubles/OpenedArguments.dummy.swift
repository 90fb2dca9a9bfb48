import OpenedArguments

/// A dummy of `Shape`, yours to edit.
final class ShapeDummy: Shape {
    func area() -> Double { TestIssue.report("ShapeDummy.area() must not be called", returning: 0) }
}

/// A dummy of `Bag`, yours to edit.
final class BagDummy<Item>: Bag {
    func pick() -> Item { TestIssue.stop("BagDummy.pick() must not be called") }
}

/// A dummy of `Registry`, yours to edit.
final class RegistryDummy: Registry {
    func resolve<T>(_ type: T.Type) -> T { TestIssue.stop("RegistryDummy.resolve(_:) must not be called") }

    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        TestIssue.report("RegistryDummy.resolve(_:as:) must not be called", returning: nil)
    }

    func pour(_ bag: some Bag<some Shape>) -> Int {
        TestIssue.report("RegistryDummy.pour(_:) must not be called", returning: 0)
    }

    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {
        TestIssue.report("RegistryDummy.refill(_:from:) must not be called")
    }
}

/// A dummy of `Cabinet`, yours to edit.
final class CabinetDummy: Cabinet {
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get { TestIssue.stop("CabinetDummy.subscript(_:_:) must not be read") }
        set { TestIssue.report("CabinetDummy.subscript(_:_:) must not be set") }
    }

    subscript<T>(like value: T) -> T {
        get { TestIssue.stop("CabinetDummy.subscript(like:) must not be read") }
        set { TestIssue.report("CabinetDummy.subscript(like:) must not be set") }
    }

    subscript<T: Sendable>(among values: [T]) -> T {
        get { TestIssue.stop("CabinetDummy.subscript(among:) must not be read") }
        set { TestIssue.report("CabinetDummy.subscript(among:) must not be set") }
    }

    subscript<T>(_ index: Int) -> [T] {
        get { TestIssue.report("CabinetDummy.subscript(_:) must not be read", returning: []) }
        set { TestIssue.report("CabinetDummy.subscript(_:) must not be set") }
    }
}

/// A dummy of `Packer`, yours to edit.
final class PackerDummy: Packer {
    func pack<each T>(_ values: (repeat each T)) throws { TestIssue.report("PackerDummy.pack(_:) must not be called") }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        TestIssue.report("PackerDummy.weigh(_:_:) must not be called", returning: 0)
    }
}
