import OpenedArguments

/// A client of `Shape`, yours to edit.
struct ShapeClient: Shape {
    /// A client whose members fail until they are set.
    static var unimplemented: ShapeClient { ShapeClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Shape) {
        onArea = { live.area() }
    }

    // MARK: area()
    var onArea: () -> Double = { TestIssue.report("ShapeClient.onArea is not set", returning: 0) }
    func area() -> Double { onArea() }
}

/// A client of `Bag`, yours to edit.
struct BagClient<Item>: Bag {
    /// A client whose members fail until they are set.
    static var unimplemented: BagClient { BagClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Bag>(_ live: Live) where Live.Item == Item {
        onPick = { live.pick() }
    }

    // MARK: pick()
    var onPick: () -> Item = { TestIssue.stop("BagClient.onPick is not set") }
    func pick() -> Item { onPick() }
}

/// A client of `Registry`, yours to edit.
struct RegistryClient: Registry {
    /// A client whose members fail until they are set.
    static var unimplemented: RegistryClient { RegistryClient() }

    init() {}

    // MARK: resolve(_:)
    var onResolve: (Any.Type) -> Any = { _ in TestIssue.stop("RegistryClient.onResolve is not set") }
    func resolve<T>(_ type: T.Type) -> T {
        guard let result = onResolve(type) as? T else {
            TestIssue.stop("RegistryClient.onResolve did not return T")
        }
        return result
    }

    // MARK: resolve(_:as:)
    var onResolveAs: (Any, Any.Type) -> Any? = { _, _ in
        TestIssue.report("RegistryClient.onResolveAs is not set", returning: nil)
    }
    func resolve<T, V>(_ value: T, as type: V.Type) -> V? {
        let result = onResolveAs(value, type)
        if let result, !(result is V) {
            TestIssue.report("RegistryClient.onResolveAs returned \(Swift.type(of: result)), not \(V.self)")
        }
        return result as? V
    }

    // MARK: pour(_:)
    var onPour: (any Bag) -> Int = { _ in TestIssue.report("RegistryClient.onPour is not set", returning: 0) }
    func pour(_ bag: some Bag<some Shape>) -> Int { onPour(bag) }

    // MARK: refill(_:from:)
    var onRefillFrom: (any Bag, any Bag) -> Void = { _, _ in
        TestIssue.report("RegistryClient.onRefillFrom is not set")
    }
    func refill<T: Bag>(_ bag: T, from other: some Bag<T>) { onRefillFrom(bag, other) }
}

/// A client of `Cabinet`, yours to edit.
struct CabinetClient: Cabinet {
    /// A client whose members fail until they are set.
    static var unimplemented: CabinetClient { CabinetClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `subscript(_:_:)`, `subscript(like:)` and `subscript(among:)`,
    /// which have to be set.
    init(_ live: some Cabinet) {
        var live = live
        onSubscriptInt = { live[$0] }
        onSetSubscriptInt = { live[$0] = $1 }
    }

    // MARK: subscript(_:_:)
    var onSubscript: (Int, Any.Type) -> Any = { _, _ in TestIssue.stop("CabinetClient.onSubscript is not set") }
    var onSetSubscript: (Int, Any.Type, Any) -> Void = { _, _, _ in
        TestIssue.report("CabinetClient.onSetSubscript is not set")
    }
    subscript<T>(_ index: Int, type: T.Type) -> T {
        get {
            guard let result = onSubscript(index, type) as? T else {
                TestIssue.stop("CabinetClient.onSubscript did not return T")
            }
            return result
        }
        set { onSetSubscript(index, type, newValue) }
    }

    // MARK: subscript(like:)
    var onSubscriptLike: (Any) -> Any = { _ in TestIssue.stop("CabinetClient.onSubscriptLike is not set") }
    var onSetSubscriptLike: (Any, Any) -> Void = { _, _ in
        TestIssue.report("CabinetClient.onSetSubscriptLike is not set")
    }
    subscript<T>(like value: T) -> T {
        get {
            guard let result = onSubscriptLike(value) as? T else {
                TestIssue.stop("CabinetClient.onSubscriptLike did not return T")
            }
            return result
        }
        set { onSetSubscriptLike(value, newValue) }
    }

    // MARK: subscript(among:)
    var onSubscriptAmong: ([any Sendable]) -> Any = { _ in TestIssue.stop("CabinetClient.onSubscriptAmong is not set") }
    var onSetSubscriptAmong: ([any Sendable], Any) -> Void = { _, _ in
        TestIssue.report("CabinetClient.onSetSubscriptAmong is not set")
    }
    subscript<T: Sendable>(among values: [T]) -> T {
        get {
            guard let result = onSubscriptAmong(values) as? T else {
                TestIssue.stop("CabinetClient.onSubscriptAmong did not return T")
            }
            return result
        }
        set { onSetSubscriptAmong(values, newValue) }
    }

    // MARK: subscript(_:)
    var onSubscriptInt: (Int) -> [Any] = { _ in
        TestIssue.report("CabinetClient.onSubscriptInt is not set", returning: [])
    }
    var onSetSubscriptInt: (Int, [Any]) -> Void = { _, _ in
        TestIssue.report("CabinetClient.onSetSubscriptInt is not set")
    }
    subscript<T>(_ index: Int) -> [T] {
        get {
            guard let result = onSubscriptInt(index) as? [T] else {
                TestIssue.stop("CabinetClient.onSubscriptInt did not return [T]")
            }
            return result
        }
        set { onSetSubscriptInt(index, newValue) }
    }
}

/// A client of `Packer`, yours to edit.
struct PackerClient: Packer {
    /// A client whose members fail until they are set.
    static var unimplemented: PackerClient { PackerClient() }

    init() {}

    // MARK: pack(_:)
    var onPack: @Sendable (Any) throws -> Void = { _ in TestIssue.report("PackerClient.onPack is not set") }
    func pack<each T>(_ values: (repeat each T)) throws { try onPack(values) }

    // MARK: weigh(_:_:)
    var onWeigh: @Sendable (Int, Any) -> Int = { _, _ in
        TestIssue.report("PackerClient.onWeigh is not set", returning: 0)
    }
    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int { onWeigh(count, values) }
}
