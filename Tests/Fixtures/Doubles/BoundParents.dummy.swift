import BoundParents

/// A dummy of `Source`, yours to edit.
final class SourceDummy<Element, Failure: Error>: Source {
    func next() throws(Failure) -> Element? {
        TestIssue.report("SourceDummy.next() must not be called", returning: nil)
    }
}

/// A dummy of `Ordinal`, yours to edit.
final class OrdinalDummy: Ordinal {
    typealias Element = Int
    typealias Failure = Broken
    func restart() { TestIssue.report("OrdinalDummy.restart() must not be called") }

    func next() throws(Failure) -> Element? {
        TestIssue.report("OrdinalDummy.next() must not be called", returning: nil)
    }
}

/// A dummy of `Converter`, yours to edit.
final class ConverterDummy: Converter {
    func convert<T: Codable>(value: T) { TestIssue.report("ConverterDummy.convert(value:) must not be called") }
    func convert<T: Codable>(value: T) -> T { TestIssue.stop("ConverterDummy.convert(value:) must not be called") }

    func convert<T: Codable>(value: T) -> String {
        TestIssue.report("ConverterDummy.convert(value:) must not be called", returning: "")
    }

    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get { TestIssue.stop("ConverterDummy.subscript(_:) must not be read") }
        set { TestIssue.report("ConverterDummy.subscript(_:) must not be set") }
    }

    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        TestIssue.stop("ConverterDummy.name(_:or:) must not be called")
    }
}

/// A dummy of `Checker`, yours to edit.
final class CheckerDummy: Checker {
    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int {
        TestIssue.report("CheckerDummy.check(_:) must not be called", returning: 0)
    }

    func run(_ body: sending @escaping () -> Void) -> Int {
        TestIssue.report("CheckerDummy.run(_:) must not be called", returning: 0)
    }
}

/// A dummy of `Series`, yours to edit.
final class SeriesDummy<Point: Equatable>: Series {
    typealias Points = [Point]
    static func load() -> [Points] { TestIssue.report("SeriesDummy.load() must not be called", returning: []) }
}

/// A dummy of `TypedStore`, yours to edit.
final class TypedStoreDummy<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    func object(for key: Key) -> Object? {
        TestIssue.report("TypedStoreDummy.object(for:) must not be called", returning: nil)
    }
}

/// A dummy of `Keyed`, yours to edit.
final class KeyedDummy<Key>: Keyed {
    var key: Key { TestIssue.stop("KeyedDummy.key must not be read") }
}

/// A dummy of `BookStore`, yours to edit.
final class BookStoreDummy: BookStore {
    typealias Key = Int
    typealias Object = Book
    func add(_ book: Book) { TestIssue.report("BookStoreDummy.add(_:) must not be called") }

    func object(for key: Key) -> Object? {
        TestIssue.report("BookStoreDummy.object(for:) must not be called", returning: nil)
    }
}
