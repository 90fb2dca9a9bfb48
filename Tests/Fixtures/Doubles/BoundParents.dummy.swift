import BoundParents

/// A dummy of `Source`, yours to edit.
final class SourceDummy<Element, Failure: Error>: Source {
    func next() throws(Failure) -> Element? { fatalError("SourceDummy.next() must not be called") }
}

/// A dummy of `Ordinal`, yours to edit.
final class OrdinalDummy: Ordinal {
    typealias Element = Int
    typealias Failure = Broken
    func restart() { fatalError("OrdinalDummy.restart() must not be called") }
    func next() throws(Failure) -> Element? { fatalError("OrdinalDummy.next() must not be called") }
}

/// A dummy of `Converter`, yours to edit.
final class ConverterDummy: Converter {
    func convert<T: Codable>(value: T) { fatalError("ConverterDummy.convert(value:) must not be called") }
    func convert<T: Codable>(value: T) -> T { fatalError("ConverterDummy.convert(value:) must not be called") }
    func convert<T: Codable>(value: T) -> String { fatalError("ConverterDummy.convert(value:) must not be called") }

    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get { fatalError("ConverterDummy.subscript(_:) must not be read") }
        set { fatalError("ConverterDummy.subscript(_:) must not be set") }
    }

    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        fatalError("ConverterDummy.name(_:or:) must not be called")
    }
}

/// A dummy of `Checker`, yours to edit.
final class CheckerDummy: Checker {
    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int {
        fatalError("CheckerDummy.check(_:) must not be called")
    }

    func run(_ body: sending @escaping () -> Void) -> Int { fatalError("CheckerDummy.run(_:) must not be called") }
}

/// A dummy of `Series`, yours to edit.
final class SeriesDummy<Point: Equatable>: Series {
    typealias Points = [Point]
    static func load() -> [Points] { fatalError("SeriesDummy.load() must not be called") }
}

/// A dummy of `TypedStore`, yours to edit.
final class TypedStoreDummy<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    func object(for key: Key) -> Object? { fatalError("TypedStoreDummy.object(for:) must not be called") }
}

/// A dummy of `Keyed`, yours to edit.
final class KeyedDummy<Key>: Keyed {
    var key: Key { fatalError("KeyedDummy.key must not be read") }
}

/// A dummy of `BookStore`, yours to edit.
final class BookStoreDummy: BookStore {
    typealias Key = Int
    typealias Object = Book
    func add(_ book: Book) { fatalError("BookStoreDummy.add(_:) must not be called") }
    func object(for key: Key) -> Object? { fatalError("BookStoreDummy.object(for:) must not be called") }
}
