import BoundParents

/// A mock of `Source`, yours to edit.
nonisolated final class SourceMock<Element, Failure: Error>: Source {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += nextExpectations.unmet(nextCallCount, of: "next()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    var nextExpectations: [ExpectedCalls<Void>] = []
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        return try nextStub()
    }
}

/// A mock of `Ordinal`, yours to edit.
nonisolated final class OrdinalMock: Ordinal {
    typealias Element = Int
    typealias Failure = Broken

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += restartExpectations.unmet(restartCallCount, of: "restart()")
        unmet += nextExpectations.unmet(nextCallCount, of: "next()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: restart()
    var restartCallCount = 0
    var restartExpectations: [ExpectedCalls<Void>] = []
    func restart() { restartCallCount += 1 }

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    var nextExpectations: [ExpectedCalls<Void>] = []
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        return try nextStub()
    }
}

/// A mock of `Converter`, yours to edit.
nonisolated final class ConverterMock: Converter {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += convertValueExpectations.unmet(convertValueCalls, of: "convert(value:)")
        unmet += convertValueTExpectations.unmet(convertValueTCalls, of: "convert(value:)")
        unmet += convertValueTStringExpectations.unmet(convertValueTStringCalls, of: "convert(value:)")
        unmet += subscriptExpectations.unmet(subscriptCalls, of: "subscript(_:)")
        unmet += nameOrExpectations.unmet(nameOrCalls, of: "name(_:or:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: convert(value:)
    var convertValueCalls: [any Codable] = []
    var convertValueExpectations: [ExpectedCalls<any Codable>] = []
    func convert<T: Codable>(value: T) { convertValueCalls.append(value) }

    // MARK: convert(value:)
    var convertValueTCalls: [any Codable] = []
    var convertValueTStub: (any Codable) -> Any = { _ in TestIssue.stop("ConverterMock.convertValueTStub is not set") }
    var convertValueTExpectations: [ExpectedCalls<any Codable>] = []
    func convert<T: Codable>(value: T) -> T {
        convertValueTCalls.append(value)
        guard let result = convertValueTStub(value) as? T else {
            TestIssue.stop("ConverterMock.convertValueTStub did not return T")
        }
        return result
    }

    // MARK: convert(value:)
    var convertValueTStringCalls: [any Codable] = []
    var convertValueTStringStub: (any Codable) -> String = { _ in "" }
    var convertValueTStringExpectations: [ExpectedCalls<any Codable>] = []
    func convert<T: Codable>(value: T) -> String {
        convertValueTStringCalls.append(value)
        return convertValueTStringStub(value)
    }

    // MARK: subscript(_:)
    var subscriptCalls: [any Source<Int, Never>] = []
    var subscriptStub: (any Source<Int, Never>) -> Any = { _ in
        TestIssue.stop("ConverterMock.subscriptStub is not set")
    }
    var subscriptSetCalls: [(source: any Source<Int, Never>, newValue: any Source<Int, Never>)] = []
    var subscriptExpectations: [ExpectedCalls<any Source<Int, Never>>] = []
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            subscriptCalls.append(source)
            guard let result = subscriptStub(source) as? T else {
                TestIssue.stop("ConverterMock.subscriptStub did not return T")
            }
            return result
        }
        set { subscriptSetCalls.append((source, newValue)) }
    }

    // MARK: name(_:or:)
    var nameOrCalls: [(type: any Sendable.Type, other: any Sendable.Type)] = []
    var nameOrStub: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        TestIssue.stop("ConverterMock.nameOrStub is not set")
    }
    var nameOrExpectations: [ExpectedCalls<(type: any Sendable.Type, other: any Sendable.Type)>] = []
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        nameOrCalls.append((type, other))
        guard let result = nameOrStub(type, other) as? T else {
            TestIssue.stop("ConverterMock.nameOrStub did not return T")
        }
        return result
    }
}

/// A mock of `Checker`, yours to edit.
@dynamicMemberLookup
final class CheckerMock: Checker {
    struct Storage {
        var checkCallCount = 0
        var checkStub: @Sendable () throws(Broken) -> Int = { 0 }
        var checkExpectations: [ExpectedCalls<Void>] = []
        var runCallCount = 0
        var runStub: @Sendable (sending @escaping () -> Void) -> Int = { _ in 0 }
        var runExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.checkExpectations.unmet(storage.checkCallCount, of: "check(_:)")
        unmet += storage.runExpectations.unmet(storage.runCallCount, of: "run(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

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

/// A mock of `Series`, yours to edit.
@dynamicMemberLookup
final class SeriesMock<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]

    struct StaticStorage {
        var loadCallCount = 0
        var loadStub: @Sendable () -> [Points] = { [] }
        var loadExpectations: [ExpectedCalls<Void>] = []
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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += Self.staticStorage.loadExpectations.unmet(Self.staticStorage.loadCallCount, of: "load()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    static func load() -> [Points] {
        staticStorage.increment(\.loadCallCount)
        return staticStorage.loadStub()
    }
}

/// A mock of `TypedStore`, yours to edit.
nonisolated final class TypedStoreMock<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += objectForExpectations.unmet(objectForCalls, of: "object(for:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: object(for:)
    var objectForCalls: [Key] = []
    var objectForStub: (Key) -> Object? = { _ in nil }
    var objectForExpectations: [ExpectedCalls<Key>] = []
    func object(for key: Key) -> Object? {
        objectForCalls.append(key)
        return objectForStub(key)
    }
}

/// A mock of `Keyed`, yours to edit.
final class KeyedMock<Key>: Keyed {
    lazy var key: Key = { TestIssue.stop("KeyedMock.key is not set") }()
}

/// A mock of `BookStore`, yours to edit.
nonisolated final class BookStoreMock: BookStore {
    typealias Key = Int
    typealias Object = Book

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += addExpectations.unmet(addCalls, of: "add(_:)")
        unmet += objectForExpectations.unmet(objectForCalls, of: "object(for:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: add(_:)
    var addCalls: [Book] = []
    var addExpectations: [ExpectedCalls<Book>] = []
    func add(_ book: Book) { addCalls.append(book) }

    // MARK: object(for:)
    var objectForCalls: [Key] = []
    var objectForStub: (Key) -> Object? = { _ in nil }
    var objectForExpectations: [ExpectedCalls<Key>] = []
    func object(for key: Key) -> Object? {
        objectForCalls.append(key)
        return objectForStub(key)
    }
}
