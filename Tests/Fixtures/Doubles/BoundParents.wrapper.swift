import BoundParents

/// A wrapper of `Source`, yours to edit.
struct SourceWrapper<Base: Source>: Source {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    let base: Base

    func next() throws(Failure) -> Element? { try base.next() }
}

/// A wrapper of `Ordinal`, yours to edit.
struct OrdinalWrapper<Base: Ordinal>: Ordinal {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    let base: Base

    func restart() { base.restart() }
    func next() throws(Failure) -> Element? { try base.next() }
}

/// A wrapper of `Converter`, yours to edit.
struct ConverterWrapper<Base: Converter>: Converter {
    var base: Base

    func convert<T: Codable>(value: T) { let _: Void = base.convert(value: value) }
    func convert<T: Codable>(value: T) -> T { base.convert(value: value) }
    func convert<T: Codable>(value: T) -> String { base.convert(value: value) }

    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get { base[source] }
        set { base[source] = newValue }
    }

    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T { base.name(type, or: other) }
}

/// A wrapper of `Checker`, yours to edit.
struct CheckerWrapper<Base: Checker>: Checker {
    let base: Base

    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int { try base.check(try value()) }
    func run(_ body: sending @escaping () -> Void) -> Int { base.run(body) }
}

/// A wrapper of `Series`, yours to edit.
struct SeriesWrapper<Base: Series>: Series {
    typealias Point = Base.Point
    let base: Base

    static func load() -> [Points] { Base.load() }
}

/// A wrapper of `TypedStore`, yours to edit.
final class TypedStoreWrapper<Base: TypedStore>: TypedStore {
    typealias Key = Base.Key
    typealias Object = Base.Object
    let base: Base
    init(base: Base) { self.base = base }

    func object(for key: Key) -> Object? { base.object(for: key) }
}

/// A wrapper of `Keyed`, yours to edit.
struct KeyedWrapper<Base: Keyed>: Keyed {
    typealias Key = Base.Key
    let base: Base

    var key: Key { base.key }
}

/// A wrapper of `BookStore`, yours to edit.
final class BookStoreWrapper<Base: BookStore>: BookStore {
    typealias Key = Base.Key
    typealias Object = Base.Object
    let base: Base
    init(base: Base) { self.base = base }

    func add(_ book: Book) { base.add(book) }
    func object(for key: Key) -> Object? { base.object(for: key) }
}
