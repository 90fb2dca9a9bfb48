import BoundParents

/// A fake of `Source`, yours to edit.
final class SourceFake<Element, Failure: Error>: Source {
    // MARK: next()
    var nextStub: () throws(Failure) -> Element? = {
        TestIssue.report("SourceFake.nextStub is not set", returning: nil)
    }
    func next() throws(Failure) -> Element? { try nextStub() }
}

/// A fake of `Ordinal`, yours to edit.
final class OrdinalFake: Ordinal {
    typealias Element = Int
    typealias Failure = Broken
    func restart() {}

    // MARK: next()
    var nextStub: () throws(Failure) -> Element? = {
        TestIssue.report("OrdinalFake.nextStub is not set", returning: nil)
    }
    func next() throws(Failure) -> Element? { try nextStub() }
}

/// A fake of `Converter`, yours to edit.
final class ConverterFake: Converter {
    func convert<T: Codable>(value: T) {}

    // MARK: convert(value:)
    var convertValueTStub: (any Codable) -> Any = { _ in TestIssue.stop("ConverterFake.convertValueTStub is not set") }
    func convert<T: Codable>(value: T) -> T {
        guard let result = convertValueTStub(value) as? T else {
            TestIssue.stop("ConverterFake.convertValueTStub did not return T")
        }
        return result
    }

    // MARK: convert(value:)
    var convertValueTStringStub: (any Codable) -> String = { _ in
        TestIssue.report("ConverterFake.convertValueTStringStub is not set", returning: "")
    }
    func convert<T: Codable>(value: T) -> String { convertValueTStringStub(value) }

    // MARK: subscript(_:)
    var subscriptStub: (any Source<Int, Never>) -> Any = { _ in
        TestIssue.stop("ConverterFake.subscriptStub is not set")
    }
    var subscriptSetStub: (any Source<Int, Never>, any Source<Int, Never>) -> Void = { _, _ in
        TestIssue.report("ConverterFake.subscriptSetStub is not set")
    }
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            guard let result = subscriptStub(source) as? T else {
                TestIssue.stop("ConverterFake.subscriptStub did not return T")
            }
            return result
        }
        set { subscriptSetStub(source, newValue) }
    }

    // MARK: name(_:or:)
    var nameOrStub: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        TestIssue.stop("ConverterFake.nameOrStub is not set")
    }
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        guard let result = nameOrStub(type, other) as? T else {
            TestIssue.stop("ConverterFake.nameOrStub did not return T")
        }
        return result
    }
}

/// A fake of `Checker`, yours to edit.
@dynamicMemberLookup
final class CheckerFake: Checker {
    struct Storage {
        var checkStub: @Sendable () throws(Broken) -> Int = {
            TestIssue.report("CheckerFake.checkStub is not set", returning: 0)
        }
        var runStub: @Sendable (sending @escaping () -> Void) -> Int = { _ in
            TestIssue.report("CheckerFake.runStub is not set", returning: 0)
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var checkStub: @Sendable () throws(Broken) -> Int {
        get { storage.withLock { $0.checkStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.checkStub, &value) }
        }
    }

    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int { try storage.checkStub() }

    func run(_ body: sending @escaping () -> Void) -> Int { storage.runStub(body) }
}

/// A fake of `Series`, yours to edit.
@dynamicMemberLookup
final class SeriesFake<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]

    struct StaticStorage {
        var loadStub: @Sendable () -> [Points] = { TestIssue.report("SeriesFake.loadStub is not set", returning: []) }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static func load() -> [Points] { staticStorage.loadStub() }
}

/// A fake of `TypedStore`, yours to edit.
final class TypedStoreFake<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    var objects: [Key: Object]

    init(objects: [Key: Object] = [:]) { self.objects = objects }

    func object(for key: Key) -> Object? { objects[key] }
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

    // MARK: object(for:)
    var objectForStub: (Key) -> Object? = { _ in
        TestIssue.report("BookStoreFake.objectForStub is not set", returning: nil)
    }
    func object(for key: Key) -> Object? { objectForStub(key) }
}
