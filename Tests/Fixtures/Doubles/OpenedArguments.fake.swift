import OpenedArguments

/// A fake of `Shape`, yours to edit.
final class ShapeFake: Shape {
    func area() -> Double {
        // Fill in: what it does.
        fatalError("ShapeFake.area() is not filled in")
    }
}

/// A fake of `Bag`, yours to edit.
final class BagFake<Item>: Bag {
    func pick() -> Item {
        // Fill in: what it does.
        fatalError("BagFake.pick() is not filled in")
    }
}

/// A fake of `Registry`, yours to edit.
final class RegistryFake: Registry {
    func resolve<T>(_ type: T.Type) -> T {
        // Fill in: what it does.
        fatalError("RegistryFake.resolve(_:) is not filled in")
    }

    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        // Fill in: what it does.
        fatalError("RegistryFake.resolve(_:as:) is not filled in")
    }

    func pour(_ bag: some Bag<some Shape>) -> Int {
        // Fill in: what it does.
        fatalError("RegistryFake.pour(_:) is not filled in")
    }

    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {
        // Fill in: what it does.
        fatalError("RegistryFake.refill(_:from:) is not filled in")
    }
}

/// A fake of `Cabinet`, yours to edit.
final class CabinetFake: Cabinet {
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            // Fill in: what it does.
            fatalError("CabinetFake.subscript(_:_:) is not filled in")
        }
        set { fatalError("CabinetFake.subscript(_:_:) is not filled in") }
    }

    subscript<T>(like value: T) -> T {
        get {
            // Fill in: what it does.
            fatalError("CabinetFake.subscript(like:) is not filled in")
        }
        set { fatalError("CabinetFake.subscript(like:) is not filled in") }
    }

    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            // Fill in: what it does.
            fatalError("CabinetFake.subscript(among:) is not filled in")
        }
        set { fatalError("CabinetFake.subscript(among:) is not filled in") }
    }

    subscript<T>(_ index: Int) -> [T] {
        get {
            // Fill in: what it does.
            fatalError("CabinetFake.subscript(_:) is not filled in")
        }
        set { fatalError("CabinetFake.subscript(_:) is not filled in") }
    }
}

/// A fake of `Packer`, yours to edit.
final class PackerFake: Packer {
    func pack<each T>(_ values: (repeat each T)) throws {
        // Fill in: what it does.
        fatalError("PackerFake.pack(_:) is not filled in")
    }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        // Fill in: what it does.
        fatalError("PackerFake.weigh(_:_:) is not filled in")
    }
}
