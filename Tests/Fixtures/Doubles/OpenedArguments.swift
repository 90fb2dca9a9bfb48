// swift-format-ignore-file

// What closures hold for values whose types callers choose, where Swift can or can't open it again.

public protocol Shape { func area() -> Double }
public protocol Bag<Item> { associatedtype Item; func pick() -> Item }

public protocol Registry {
    func resolve<T>(_ type: T.Type) -> T
    func resolve<T, V>(_ value: T, as type: V.Type) -> V?
    func pour(_ bag: some Bag<some Shape>) -> Int
    func refill<T: Bag>(_ bag: T, from other: some Bag<T>)
}

public protocol Cabinet {
    subscript<T>(_ index: Int, type: T.Type) -> T { get set }
    subscript<T>(like value: T) -> T { get set }
    subscript<T: Sendable>(among values: [T]) -> T { get set }
    subscript<T>(_ index: Int) -> [T] { get set }
}

public protocol Packer: Sendable {
    func pack<each T>(_ values: (repeat each T)) throws
    func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int
}
