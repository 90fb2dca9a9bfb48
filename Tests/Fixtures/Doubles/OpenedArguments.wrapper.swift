import OpenedArguments

/// A wrapper of `Shape`, yours to edit.
struct ShapeWrapper<Base: Shape>: Shape {
    let base: Base

    func area() -> Double { base.area() }
}

/// A wrapper of `Bag`, yours to edit.
struct BagWrapper<Base: Bag>: Bag {
    typealias Item = Base.Item
    let base: Base

    func pick() -> Item { base.pick() }
}

/// A wrapper of `Registry`, yours to edit.
struct RegistryWrapper<Base: Registry>: Registry {
    let base: Base

    func resolve<T>(_ type: T.Type) -> T { base.resolve(type) }
    func resolve<T, V>(_ value: T, as type: V.Type) -> V? { base.resolve(value, as: type) }
    func pour(_ bag: some Bag<some Shape>) -> Int { base.pour(bag) }
    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) { base.refill(bag, from: other) }
}

/// A wrapper of `Cabinet`, yours to edit.
struct CabinetWrapper<Base: Cabinet>: Cabinet {
    var base: Base

    subscript<T>(_ index: Int, type: T.Type) -> T {
        get { base[index, type] }
        set { base[index, type] = newValue }
    }

    subscript<T>(like value: T) -> T {
        get { base[like: value] }
        set { base[like: value] = newValue }
    }

    subscript<T: Sendable>(among values: [T]) -> T {
        get { base[among: values] }
        set { base[among: values] = newValue }
    }

    subscript<T>(_ index: Int) -> [T] {
        get { base[index] }
        set { base[index] = newValue }
    }
}

/// A wrapper of `Packer`, yours to edit.
struct PackerWrapper<Base: Packer>: Packer {
    let base: Base

    func pack<each T>(_ values: (repeat each T)) throws { try base.pack((repeat each values)) }

    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int {
        base.weigh(count, (repeat each values))
    }
}
