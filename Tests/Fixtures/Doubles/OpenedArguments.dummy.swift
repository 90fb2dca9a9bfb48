import OpenedArguments

/// A dummy of `Shape`, yours to edit.
final class ShapeDummy: Shape {
    func area() -> Double { fatalError("ShapeDummy.area() must not be called") }
}

/// A dummy of `Bag`, yours to edit.
final class BagDummy<Item>: Bag {
    func pick() -> Item { fatalError("BagDummy.pick() must not be called") }
}

/// A dummy of `Registry`, yours to edit.
final class RegistryDummy: Registry {
    func resolve<T>(_ type: T.Type) -> T { fatalError("RegistryDummy.resolve(_:) must not be called") }

    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        fatalError("RegistryDummy.resolve(_:as:) must not be called")
    }

    func pour(_ bag: some Bag<some Shape>) -> Int { fatalError("RegistryDummy.pour(_:) must not be called") }

    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) {
        fatalError("RegistryDummy.refill(_:from:) must not be called")
    }
}

/// A dummy of `Cabinet`, yours to edit.
final class CabinetDummy: Cabinet {
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get { fatalError("CabinetDummy.subscript(_:_:) must not be read") }
        set { fatalError("CabinetDummy.subscript(_:_:) must not be set") }
    }

    subscript<T>(like value: T) -> T {
        get { fatalError("CabinetDummy.subscript(like:) must not be read") }
        set { fatalError("CabinetDummy.subscript(like:) must not be set") }
    }

    subscript<T: Sendable>(among values: [T]) -> T {
        get { fatalError("CabinetDummy.subscript(among:) must not be read") }
        set { fatalError("CabinetDummy.subscript(among:) must not be set") }
    }

    subscript<T>(_ index: Int) -> [T] {
        get { fatalError("CabinetDummy.subscript(_:) must not be read") }
        set { fatalError("CabinetDummy.subscript(_:) must not be set") }
    }
}

/// A dummy of `Packer`, yours to edit.
final class PackerDummy: Packer {
    func pack<each T>(_ values: (repeat each T)) throws { fatalError("PackerDummy.pack(_:) must not be called") }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        fatalError("PackerDummy.weigh(_:_:) must not be called")
    }
}
