import BoundParents

/// A fake of `Source`, yours to edit.
final class SourceFake<Element, Failure: Error>: Source {
    func next() throws(Failure) -> Element? {
        // Fill in: what it does.
        fatalError("SourceFake.next() is not filled in")
    }
}

/// A fake of `Ordinal`, yours to edit.
final class OrdinalFake: Ordinal {
    typealias Element = Int
    typealias Failure = Broken

    func restart() {
        // Fill in: what it does.
        fatalError("OrdinalFake.restart() is not filled in")
    }

    func next() throws(Failure) -> Element? {
        // Fill in: what it does.
        fatalError("OrdinalFake.next() is not filled in")
    }
}

/// A fake of `Converter`, yours to edit.
final class ConverterFake: Converter {
    func convert<T: Codable>(value: T) {
        // Fill in: what it does.
        fatalError("ConverterFake.convert(value:) is not filled in")
    }

    func convert<T: Codable>(value: T) -> T {
        // Fill in: what it does.
        fatalError("ConverterFake.convert(value:) is not filled in")
    }

    func convert<T: Codable>(value: T) -> String {
        // Fill in: what it does.
        fatalError("ConverterFake.convert(value:) is not filled in")
    }

    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            // Fill in: what it does.
            fatalError("ConverterFake.subscript(_:) is not filled in")
        }
        set { fatalError("ConverterFake.subscript(_:) is not filled in") }
    }

    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        // Fill in: what it does.
        fatalError("ConverterFake.name(_:or:) is not filled in")
    }
}

/// A fake of `Checker`, yours to edit.
final class CheckerFake: Checker {
    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int {
        // Fill in: what it does.
        fatalError("CheckerFake.check(_:) is not filled in")
    }

    func run(_ body: sending @escaping () -> Void) -> Int {
        // Fill in: what it does.
        fatalError("CheckerFake.run(_:) is not filled in")
    }
}

/// A fake of `Series`, yours to edit.
final class SeriesFake<Point: Equatable>: Series {
    typealias Points = [Point]

    static func load() -> [Points] {
        // Fill in: what it does.
        fatalError("SeriesFake.load() is not filled in")
    }
}

/// A fake of `TypedStore`, yours to edit.
final class TypedStoreFake<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    func object(for key: Key) -> Object? {
        // Fill in: what it does.
        fatalError("TypedStoreFake.object(for:) is not filled in")
    }
}

/// A fake of `Keyed`, yours to edit.
final class KeyedFake<Key>: Keyed {
    lazy var key: Key = { fatalError("KeyedFake.key is not set") }()
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
        fatalError("BookStoreFake.object(for:) is not filled in")
    }
}
