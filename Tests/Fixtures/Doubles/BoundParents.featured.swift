import BoundParents

/// A spy of `Source`, yours to edit.
final class SourceSpy<Element, Failure: Error>: Source {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Source>(forwardingTo live: Live) where Live.Element == Element, Live.Failure == Failure {
        nextStub = { () throws(Failure) in try live.next() }
    }

    /// Forgets all recorded calls.
    func resetCalls() { nextCallCount = 0 }

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        order?.add("next()")
        return try nextStub()
    }
}

/// A spy of `Ordinal`, yours to edit.
final class OrdinalSpy: Ordinal {
    typealias Element = Int
    typealias Failure = Broken
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Ordinal) {
        restartStub = { live.restart() }
        nextStub = { () throws(Failure) in try live.next() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        restartCallCount = 0
        nextCallCount = 0
    }

    // MARK: restart()
    var restartCallCount = 0
    var restartStub: () -> Void = {}
    func restart() {
        restartCallCount += 1
        order?.add("restart()")
        restartStub()
    }

    // MARK: next()
    var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        order?.add("next()")
        return try nextStub()
    }
}

/// A spy of `Converter`, yours to edit.
final class ConverterSpy: Converter {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Converter) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        convertValueCalls = []
        convertValueTCalls = []
        convertValueTStringCalls = []
        subscriptCalls = []
        subscriptSetCalls = []
        nameOrCalls = []
    }

    // MARK: convert(value:)
    var convertValueCalls: [any Codable] = []
    var convertValueStub: (any Codable) -> Void = { _ in }
    func convert<T: Codable>(value: T) {
        convertValueCalls.append(value)
        order?.add("convert(value:)")
        convertValueStub(value)
    }

    // MARK: convert(value:)
    var convertValueTCalls: [any Codable] = []
    var convertValueTStub: (any Codable) -> Any = { _ in TestIssue.stop("ConverterSpy.convertValueTStub is not set") }
    func convert<T: Codable>(value: T) -> T {
        convertValueTCalls.append(value)
        order?.add("convert(value:)")
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
        order?.add("convert(value:)")
        return convertValueTStringStub(value)
    }

    // MARK: subscript(_:)
    var subscriptCalls: [any Source<Int, Never>] = []
    var subscriptStub: (any Source<Int, Never>) -> Any = { _ in
        TestIssue.stop("ConverterSpy.subscriptStub is not set")
    }
    var subscriptSetCalls: [(source: any Source<Int, Never>, newValue: any Source<Int, Never>)] = []
    var subscriptSetStub: (any Source<Int, Never>, any Source<Int, Never>) -> Void = { _, _ in }
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            subscriptCalls.append(source)
            order?.add("subscript(_:)")
            guard let result = subscriptStub(source) as? T else {
                TestIssue.stop("ConverterSpy.subscriptStub did not return T")
            }
            return result
        }
        set {
            subscriptSetCalls.append((source, newValue))
            order?.add("subscript(_:)")
            subscriptSetStub(source, newValue)
        }
    }

    // MARK: name(_:or:)
    var nameOrCalls: [(type: any Sendable.Type, other: any Sendable.Type)] = []
    var nameOrStub: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        TestIssue.stop("ConverterSpy.nameOrStub is not set")
    }
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        nameOrCalls.append((type, other))
        order?.add("name(_:or:)")
        guard let result = nameOrStub(type, other) as? T else {
            TestIssue.stop("ConverterSpy.nameOrStub did not return T")
        }
        return result
    }
}

/// A spy of `Checker`, yours to edit.
@dynamicMemberLookup
final class CheckerSpy: Checker {
    init() {}

    struct Storage {
        var order: CallOrder?
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Checker) { storage.runStub = { live.run($0) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.checkCallCount = 0
        storage.runCallCount = 0
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
        storage.order?.add("check(_:)")
        return try storage.checkStub()
    }

    func run(_ body: sending @escaping () -> Void) -> Int {
        storage.increment(\.runCallCount)
        storage.order?.add("run(_:)")
        return storage.runStub(body)
    }
}

/// A spy of `Series`, yours to edit.
@dynamicMemberLookup
final class SeriesSpy<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]
    init() {}

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

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Series>(forwardingTo live: Live) where Live.Point == Point {}

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func load() -> [Points] {
        staticStorage.increment(\.loadCallCount)
        return staticStorage.loadStub()
    }
}

/// A spy of `TypedStore`, yours to edit.
final class TypedStoreSpy<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: TypedStore>(forwardingTo live: Live) where Live.Key == Key, Live.Object == Object {
        objectForStub = { live.object(for: $0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() { objectForCalls = [] }

    // MARK: object(for:)
    var objectForCalls: [Key] = []
    var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? {
        objectForCalls.append(key)
        order?.add("object(for:)")
        return objectForStub(key)
    }
}

/// A spy of `Keyed`, yours to edit.
final class KeyedSpy<Key>: Keyed {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Keyed>(forwardingTo live: Live) where Live.Key == Key { keyStub = { live.key } }

    /// Forgets all recorded calls.
    func resetCalls() { keyCallCount = 0 }

    // MARK: key
    var keyCallCount = 0
    var keyStub: () -> Key = { TestIssue.stop("KeyedSpy.keyStub is not set") }
    var key: Key {
        keyCallCount += 1
        return keyStub()
    }
}

/// A spy of `BookStore`, yours to edit.
final class BookStoreSpy: BookStore {
    typealias Key = Int
    typealias Object = Book
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any BookStore) {
        addStub = { live.add($0) }
        objectForStub = { live.object(for: $0) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        addCalls = []
        objectForCalls = []
    }

    // MARK: add(_:)
    var addCalls: [Book] = []
    var addStub: (Book) -> Void = { _ in }
    func add(_ book: Book) {
        addCalls.append(book)
        order?.add("add(_:)")
        addStub(book)
    }

    // MARK: object(for:)
    var objectForCalls: [Key] = []
    var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? {
        objectForCalls.append(key)
        order?.add("object(for:)")
        return objectForStub(key)
    }
}
