import BoundParents

/// A stub of `Source`, yours to edit.
final class SourceStub<Element, Failure: Error>: Source {
    // MARK: next()
    var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? { try nextStub() }
}

/// A stub of `Ordinal`, yours to edit.
final class OrdinalStub: Ordinal {
    typealias Element = Int
    typealias Failure = Broken
    func restart() {}

    // MARK: next()
    var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? { try nextStub() }
}

/// A stub of `Converter`, yours to edit.
final class ConverterStub: Converter {
    func convert<T: Codable>(value: T) {}

    // MARK: convert(value:)
    var convertValueTStub: (any Codable) -> Any = { _ in TestIssue.stop("ConverterStub.convertValueTStub is not set") }
    func convert<T: Codable>(value: T) -> T {
        guard let result = convertValueTStub(value) as? T else {
            TestIssue.stop("ConverterStub.convertValueTStub did not return T")
        }
        return result
    }

    // MARK: convert(value:)
    var convertValueTStringStub: (any Codable) -> String = { _ in "" }
    func convert<T: Codable>(value: T) -> String { convertValueTStringStub(value) }

    // MARK: subscript(_:)
    var subscriptStub: (any Source<Int, Never>) -> Any = { _ in
        TestIssue.stop("ConverterStub.subscriptStub is not set")
    }
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            guard let result = subscriptStub(source) as? T else {
                TestIssue.stop("ConverterStub.subscriptStub did not return T")
            }
            return result
        }
        set {}
    }

    // MARK: name(_:or:)
    var nameOrStub: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        TestIssue.stop("ConverterStub.nameOrStub is not set")
    }
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        guard let result = nameOrStub(type, other) as? T else {
            TestIssue.stop("ConverterStub.nameOrStub did not return T")
        }
        return result
    }
}

/// A stub of `Checker`, yours to edit.
@dynamicMemberLookup
final class CheckerStub: Checker {
    struct Storage {
        var checkStub: @Sendable () throws(Broken) -> Int = { 0 }
        var runStub: @Sendable (sending @escaping () -> Void) -> Int = { _ in 0 }
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

/// A stub of `Series`, yours to edit.
@dynamicMemberLookup
final class SeriesStub<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]

    struct StaticStorage {
        var loadStub: @Sendable () -> [Points] = { [] }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    static func load() -> [Points] { staticStorage.loadStub() }
}

/// A stub of `TypedStore`, yours to edit.
final class TypedStoreStub<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    // MARK: object(for:)
    var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? { objectForStub(key) }
}

/// A stub of `Keyed`, yours to edit.
final class KeyedStub<Key>: Keyed {
    lazy var key: Key = { TestIssue.stop("KeyedStub.key is not set") }()
}

/// A stub of `BookStore`, yours to edit.
final class BookStoreStub: BookStore {
    typealias Key = Int
    typealias Object = Book
    func add(_ book: Book) {}

    // MARK: object(for:)
    var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? { objectForStub(key) }
}
