import BoundParents

/// A spy of `Source`, yours to edit.
final class SourceSpy<Element, Failure: Error>: Source {
    var order: CallOrder? { didSet { Unused.reads("SourceSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { nextCallCount = 0 }

    // MARK: next()
    @Recorded("SourceSpy.next()") var nextCallCount = 0
    @Stubbed("SourceSpy.nextStub") var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? {
        $nextCallCount.increment()
        order?.add("next()")
        return try nextStub()
    }
}

/// A spy of `Ordinal`, yours to edit.
final class OrdinalSpy: Ordinal {
    typealias Element = Int
    typealias Failure = Broken

    var order: CallOrder? { didSet { Unused.reads("OrdinalSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        restartCallCount = 0
        nextCallCount = 0
    }

    // MARK: restart()
    @Recorded("OrdinalSpy.restart()") var restartCallCount = 0
    func restart() {
        $restartCallCount.increment()
        order?.add("restart()")
    }

    // MARK: next()
    @Recorded("OrdinalSpy.next()") var nextCallCount = 0
    @Stubbed("OrdinalSpy.nextStub") var nextStub: () throws(Failure) -> Element? = { nil }
    func next() throws(Failure) -> Element? {
        $nextCallCount.increment()
        order?.add("next()")
        return try nextStub()
    }
}

/// A spy of `Converter`, yours to edit.
final class ConverterSpy: Converter {
    var order: CallOrder? { didSet { Unused.reads("ConverterSpy") } }

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
    @Recorded("ConverterSpy.convert(value:)") var convertValueCalls: [any Codable] = []
    func convert<T: Codable>(value: T) {
        $convertValueCalls.append(value)
        order?.add("convert(value:)")
    }

    // MARK: convert(value:)
    @Recorded("ConverterSpy.convert(value:)") var convertValueTCalls: [any Codable] = []
    @Stubbed("ConverterSpy.convertValueTStub") var convertValueTStub: (any Codable) -> Any = { _ in
        TestIssue.stop("ConverterSpy.convertValueTStub is not set")
    }
    func convert<T: Codable>(value: T) -> T {
        $convertValueTCalls.append(value)
        order?.add("convert(value:)")
        guard let result = convertValueTStub(value) as? T else {
            TestIssue.stop("ConverterSpy.convertValueTStub did not return T")
        }
        return result
    }

    // MARK: convert(value:)
    @Recorded("ConverterSpy.convert(value:)") var convertValueTStringCalls: [any Codable] = []
    @Stubbed("ConverterSpy.convertValueTStringStub") var convertValueTStringStub: (any Codable) -> String = { _ in "" }
    func convert<T: Codable>(value: T) -> String {
        $convertValueTStringCalls.append(value)
        order?.add("convert(value:)")
        return convertValueTStringStub(value)
    }

    // MARK: subscript(_:)
    @Recorded("ConverterSpy.subscript(_:)") var subscriptCalls: [any Source<Int, Never>] = []
    @Stubbed("ConverterSpy.subscriptStub") var subscriptStub: (any Source<Int, Never>) -> Any = { _ in
        TestIssue.stop("ConverterSpy.subscriptStub is not set")
    }
    @Recorded("ConverterSpy.subscript(_:)") var subscriptSetCalls:
        [(source: any Source<Int, Never>, newValue: any Source<Int, Never>)] = []
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            $subscriptCalls.append(source)
            order?.add("subscript(_:)")
            guard let result = subscriptStub(source) as? T else {
                TestIssue.stop("ConverterSpy.subscriptStub did not return T")
            }
            return result
        }
        set {
            $subscriptSetCalls.append((source, newValue))
            order?.add("subscript(_:)")
        }
    }

    // MARK: name(_:or:)
    @Recorded("ConverterSpy.name(_:or:)") var nameOrCalls: [(type: any Sendable.Type, other: any Sendable.Type)] = []
    @Stubbed("ConverterSpy.nameOrStub") var nameOrStub: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        TestIssue.stop("ConverterSpy.nameOrStub is not set")
    }
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        $nameOrCalls.append((type, other))
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
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("CheckerSpy") } }
        @Recorded("CheckerSpy.check(_:)") var checkCallCount = 0
        @Stubbed(behindLock: "CheckerSpy.checkStub") var checkStub: @Sendable () throws(Broken) -> Int = { 0 }
        @Recorded("CheckerSpy.run(_:)") var runCallCount = 0
        @Stubbed(behindLock: "CheckerSpy.runStub") var runStub: @Sendable (sending @escaping () -> Void) -> Int = { _ in
            0
        }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

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
        storage.withLock { $0.$checkCallCount.increment() }
        storage.order?.add("check(_:)")
        return try storage.checkStub()
    }

    func run(_ body: sending @escaping () -> Void) -> Int {
        storage.withLock { $0.$runCallCount.increment() }
        storage.order?.add("run(_:)")
        return storage.runStub(body)
    }
}

/// A spy of `Series`, yours to edit.
@dynamicMemberLookup
final class SeriesSpy<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]

    struct StaticStorage {
        @Recorded("SeriesSpy.load()") var loadCallCount = 0
        @Stubbed(behindLock: "SeriesSpy.loadStub") var loadStub: @Sendable () -> [Points] = { [] }
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    static func load() -> [Points] {
        staticStorage.withLock { $0.$loadCallCount.increment() }
        return staticStorage.loadStub()
    }
}

/// A spy of `TypedStore`, yours to edit.
final class TypedStoreSpy<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    var order: CallOrder? { didSet { Unused.reads("TypedStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { objectForCalls = [] }

    // MARK: object(for:)
    @Recorded("TypedStoreSpy.object(for:)") var objectForCalls: [Key] = []
    @Stubbed("TypedStoreSpy.objectForStub") var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? {
        $objectForCalls.append(key)
        order?.add("object(for:)")
        return objectForStub(key)
    }
}

/// A spy of `Keyed`, yours to edit.
final class KeyedSpy<Key>: Keyed {
    /// Forgets all recorded calls.
    func resetCalls() {}

    lazy var key: Key = { TestIssue.stop("KeyedSpy.key is not set") }()
}

/// A spy of `BookStore`, yours to edit.
final class BookStoreSpy: BookStore {
    typealias Key = Int
    typealias Object = Book

    var order: CallOrder? { didSet { Unused.reads("BookStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        addCalls = []
        objectForCalls = []
    }

    // MARK: add(_:)
    @Recorded("BookStoreSpy.add(_:)") var addCalls: [Book] = []
    func add(_ book: Book) {
        $addCalls.append(book)
        order?.add("add(_:)")
    }

    // MARK: object(for:)
    @Recorded("BookStoreSpy.object(for:)") var objectForCalls: [Key] = []
    @Stubbed("BookStoreSpy.objectForStub") var objectForStub: (Key) -> Object? = { _ in nil }
    func object(for key: Key) -> Object? {
        $objectForCalls.append(key)
        order?.add("object(for:)")
        return objectForStub(key)
    }
}
