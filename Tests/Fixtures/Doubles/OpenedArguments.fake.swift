import OpenedArguments

/// A fake of `Shape`, yours to edit.
final class ShapeFake: Shape {
    func area() -> Double {
        // Fill in: what it does.
        TestIssue.report("ShapeFake.area() is not filled in", returning: 0)
    }
}

/// A fake of `Bag`, yours to edit.
final class BagFake<Item>: Bag {
    func pick() -> Item {
        // Fill in: what it does.
        TestIssue.stop("BagFake.pick() is not filled in")
    }
}

/// A fake of `Registry`, yours to edit.
final class RegistryFake: Registry {
    func resolve<T>(_ type: T.Type) -> T {
        // Fill in: what it does.
        TestIssue.stop("RegistryFake.resolve(_:) is not filled in")
    }

    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        // Fill in: what it does.
        TestIssue.report("RegistryFake.resolve(_:as:) is not filled in", returning: nil)
    }

    func pour(_ bag: some Bag<some Shape>) -> Int {
        // Fill in: what it does.
        TestIssue.report("RegistryFake.pour(_:) is not filled in", returning: 0)
    }

    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {}
}

/// A fake of `Cabinet`, yours to edit.
final class CabinetFake: Cabinet {
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            // Fill in: what it does.
            TestIssue.stop("CabinetFake.subscript(_:_:) is not filled in")
        }
        set { TestIssue.report("CabinetFake.subscript(_:_:) is not filled in") }
    }

    subscript<T>(like value: T) -> T {
        get {
            // Fill in: what it does.
            TestIssue.stop("CabinetFake.subscript(like:) is not filled in")
        }
        set { TestIssue.report("CabinetFake.subscript(like:) is not filled in") }
    }

    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            // Fill in: what it does.
            TestIssue.stop("CabinetFake.subscript(among:) is not filled in")
        }
        set { TestIssue.report("CabinetFake.subscript(among:) is not filled in") }
    }

    subscript<T>(_ index: Int) -> [T] {
        get {
            // Fill in: what it does.
            TestIssue.report("CabinetFake.subscript(_:) is not filled in", returning: [])
        }
        set { TestIssue.report("CabinetFake.subscript(_:) is not filled in") }
    }
}

/// A fake of `Packer`, yours to edit.
final class PackerFake: Packer {
    func pack<each T>(_ values: (repeat each T)) throws {
        // Fill in: what it does.
        TestIssue.report("PackerFake.pack(_:) is not filled in")
    }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        // Fill in: what it does.
        TestIssue.report("PackerFake.weigh(_:_:) is not filled in", returning: 0)
    }
}
