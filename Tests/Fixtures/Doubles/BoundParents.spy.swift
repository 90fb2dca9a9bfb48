import BoundParents

/// A spy of `Source`, yours to edit.
final class SourceSpy<Element, Failure: Error>: Source {
    // MARK: next()
    var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        return try nextStub()
    }
}

/// A spy of `Ordinal`, yours to edit.
final class OrdinalSpy: Ordinal {
    typealias Element = Int
    typealias Failure = Broken

    // MARK: restart()
    var restartCallCount = 0
    func restart() { restartCallCount += 1 }

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        return try nextStub()
    }
}

/// A spy of `Converter`, yours to edit.
final class ConverterSpy: Converter {
    // MARK: convert(value:)
    var convertValueCalls: [any Codable] = []
    func convert<T: Codable>(value: T) { convertValueCalls.append(value) }

    // MARK: convert(value:)
    var convertValueTCalls: [any Codable] = []
    var convertValueTStub: (any Codable) -> Any = { _ in TestIssue.stop("ConverterSpy.convertValueTStub is not set") }
    func convert<T: Codable>(value: T) -> T {
        convertValueTCalls.append(value)
        guard let result = convertValueTStub(value) as? T else {
            TestIssue.stop("ConverterSpy.convertValueTStub did not return T")
        }
        return result
    }

    // MARK: convert(value:)
    var convertValueTStringCalls: [any Codable] = []
    var convertValueTStringStub: (any Codable) -> String = { _ in "" }
    func convert<T: Codable>(value: T) -> String {
        convertValueTStringCalls.append(value)
        return convertValueTStringStub(value)
    }

    // MARK: subscript(_:)
    var subscriptCalls: [any Source<Int, Never>] = []
    var subscriptStub: (any Source<Int, Never>) -> Any = { _ in
        TestIssue.stop("ConverterSpy.subscriptStub is not set")
    }
    var subscriptSetCalls: [(source: any Source<Int, Never>, newValue: any Source<Int, Never>)] = []
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            subscriptCalls.append(source)
            guard let result = subscriptStub(source) as? T else {
                TestIssue.stop("ConverterSpy.subscriptStub did not return T")
            }
            return result
        }
        set { subscriptSetCalls.append((source, newValue)) }
    }

    // MARK: name(_:or:)
    var nameOrCalls: [(type: any Sendable.Type, other: any Sendable.Type)] = []
    var nameOrStub: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        TestIssue.stop("ConverterSpy.nameOrStub is not set")
    }
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        nameOrCalls.append((type, other))
        guard let result = nameOrStub(type, other) as? T else {
            TestIssue.stop("ConverterSpy.nameOrStub did not return T")
        }
        return result
    }
}

/// A spy of `Checker`, yours to edit.
@dynamicMemberLookup
final class CheckerSpy: Checker {
    struct Storage {
        var checkCallCount = 0
        var checkStub: @Sendable () throws(Broken) -> Int = { 0 }
        var runCallCount = 0
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

    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int {
        storage.increment(\.checkCallCount)
        return try storage.checkStub()
    }

    func run(_ body: sending @escaping () -> Void) -> Int {
        storage.increment(\.runCallCount)
        return storage.runStub(body)
    }
}

/// A spy of `Series`, yours to edit.
@dynamicMemberLookup
final class SeriesSpy<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]

    struct StaticStorage {
        var loadCallCount = 0
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

    static func load() -> [Points] {
        staticStorage.increment(\.loadCallCount)
        return staticStorage.loadStub()
    }
}

/// A spy of `TypedStore`, yours to edit.
final class TypedStoreSpy<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    // MARK: object(for:)
    var objectForCalls: [Key] = []
    var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? {
        objectForCalls.append(key)
        return objectForStub(key)
    }
}

/// A spy of `Keyed`, yours to edit.
final class KeyedSpy<Key>: Keyed {
    lazy var key: Key = { TestIssue.stop("KeyedSpy.key is not set") }()
}

/// A spy of `BookStore`, yours to edit.
final class BookStoreSpy: BookStore {
    typealias Key = Int
    typealias Object = Book

    // MARK: add(_:)
    var addCalls: [Book] = []
    func add(_ book: Book) { addCalls.append(book) }

    // MARK: object(for:)
    var objectForCalls: [Key] = []
    var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? {
        objectForCalls.append(key)
        return objectForStub(key)
    }
}
