import BoundParents

/// A fake of `Source`, yours to edit.
final class SourceFake<Element, Failure: Error>: Source {
    func next() throws(Failure) -> Element? {
        // Fill in: what it does.
        TestIssue.report("SourceFake.next() is not filled in", returning: nil)
    }
}

/// A fake of `Ordinal`, yours to edit.
final class OrdinalFake: Ordinal {
    typealias Element = Int
    typealias Failure = Broken
    func restart() {}

    func next() throws(Failure) -> Element? {
        // Fill in: what it does.
        TestIssue.report("OrdinalFake.next() is not filled in", returning: nil)
    }
}

/// A fake of `Converter`, yours to edit.
final class ConverterFake: Converter {
    func convert<T: Codable>(value: T) {}

    func convert<T: Codable>(value: T) -> T {
        // Fill in: what it does.
        TestIssue.stop("ConverterFake.convert(value:) is not filled in")
    }

    func convert<T: Codable>(value: T) -> String {
        // Fill in: what it does.
        TestIssue.report("ConverterFake.convert(value:) is not filled in", returning: "")
    }

    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            // Fill in: what it does.
            TestIssue.stop("ConverterFake.subscript(_:) is not filled in")
        }
        set { TestIssue.report("ConverterFake.subscript(_:) is not filled in") }
    }

    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        // Fill in: what it does.
        TestIssue.stop("ConverterFake.name(_:or:) is not filled in")
    }
}

/// A fake of `Checker`, yours to edit.
final class CheckerFake: Checker {
    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int {
        // Fill in: what it does.
        TestIssue.report("CheckerFake.check(_:) is not filled in", returning: 0)
    }

    func run(_ body: sending @escaping () -> Void) -> Int {
        // Fill in: what it does.
        TestIssue.report("CheckerFake.run(_:) is not filled in", returning: 0)
    }
}

/// A fake of `Series`, yours to edit.
final class SeriesFake<Point: Equatable>: Series {
    typealias Points = [Point]

    static func load() -> [Points] {
        // Fill in: what it does.
        TestIssue.report("SeriesFake.load() is not filled in", returning: [])
    }
}

/// A fake of `TypedStore`, yours to edit.
final class TypedStoreFake<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    func object(for key: Key) -> Object? {
        // Fill in: what it does.
        TestIssue.report("TypedStoreFake.object(for:) is not filled in", returning: nil)
    }
}

/// A fake of `Keyed`, yours to edit.
final class KeyedFake<Key>: Keyed {
    lazy var key: Key = { TestIssue.stop("KeyedFake.key is not set") }()
}

/// A fake of `BookStore`, yours to edit.
final class BookStoreFake: BookStore {
    typealias Key = Int
    typealias Object = Book

    var books: [Book]

    init(books: [Book] = []) { self.books = books }

    func add(_ book: Book) { books.append(book) }

    func object(for key: Key) -> Object? {
        // Fill in: what it does.
        TestIssue.report("BookStoreFake.object(for:) is not filled in", returning: nil)
    }
}
