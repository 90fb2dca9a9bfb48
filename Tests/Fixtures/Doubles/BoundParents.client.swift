import BoundParents

/// A client of `Source`, yours to edit.
struct SourceClient<Element, Failure: Error>: Source {
    /// A client whose members fail until they are set.
    static var unimplemented: SourceClient { SourceClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Source>(_ live: Live) where Live.Element == Element, Live.Failure == Failure {
        onNext = { () throws(Failure) in try live.next() }
    }

    // MARK: next()
    var onNext: () throws(Failure) -> Element? = { TestIssue.report("SourceClient.onNext is not set", returning: nil) }
    func next() throws(Failure) -> Element? { try onNext() }
}

/// A client of `Ordinal`, yours to edit.
struct OrdinalClient: Ordinal {
    typealias Element = Int
    typealias Failure = Broken

    /// A client whose members fail until they are set.
    static var unimplemented: OrdinalClient { OrdinalClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Ordinal) {
        onRestart = { live.restart() }
        onNext = { () throws(Failure) in try live.next() }
    }

    // MARK: restart()
    var onRestart: () -> Void = { TestIssue.report("OrdinalClient.onRestart is not set") }
    func restart() { onRestart() }

    // MARK: next()
    var onNext: () throws(Failure) -> Element? = { TestIssue.report("OrdinalClient.onNext is not set", returning: nil) }
    func next() throws(Failure) -> Element? { try onNext() }
}

/// A client of `Converter`, yours to edit.
struct ConverterClient: Converter {
    /// A client whose members fail until they are set.
    static var unimplemented: ConverterClient { ConverterClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `convert(value:)`, `subscript(_:)` and `name(_:or:)`, which have
    /// to be set.
    init(_ live: some Converter) {
        onConvertValue = { let _: Void = live.convert(value: $0) }
        onConvertValueTString = { live.convert(value: $0) }
    }

    // MARK: convert(value:)
    var onConvertValue: (any Codable) -> Void = { _ in TestIssue.report("ConverterClient.onConvertValue is not set") }
    func convert<T: Codable>(value: T) { onConvertValue(value) }

    // MARK: convert(value:)
    var onConvertValueT: (any Codable) -> Any = { _ in TestIssue.stop("ConverterClient.onConvertValueT is not set") }
    func convert<T: Codable>(value: T) -> T {
        guard let result = onConvertValueT(value) as? T else {
            TestIssue.stop("ConverterClient.onConvertValueT did not return T")
        }
        return result
    }

    // MARK: convert(value:)
    var onConvertValueTString: (any Codable) -> String = { _ in
        TestIssue.report("ConverterClient.onConvertValueTString is not set", returning: "")
    }
    func convert<T: Codable>(value: T) -> String { onConvertValueTString(value) }

    // MARK: subscript(_:)
    var onSubscript: (any Source<Int, Never>) -> Any = { _ in TestIssue.stop("ConverterClient.onSubscript is not set") }
    var onSetSubscript: (any Source<Int, Never>, Any) -> Void = { _, _ in
        TestIssue.report("ConverterClient.onSetSubscript is not set")
    }
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            guard let result = onSubscript(source) as? T else {
                TestIssue.stop("ConverterClient.onSubscript did not return T")
            }
            return result
        }
        set { onSetSubscript(source, newValue) }
    }

    // MARK: name(_:or:)
    var onNameOr: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        TestIssue.stop("ConverterClient.onNameOr is not set")
    }
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        guard let result = onNameOr(type, other) as? T else {
            TestIssue.stop("ConverterClient.onNameOr did not return T")
        }
        return result
    }
}

/// A client of `Series`, yours to edit.
@dynamicMemberLookup
struct SeriesClient<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]

    /// A client whose members fail until they are set.
    static var unimplemented: SeriesClient { SeriesClient() }

    init() {}

    struct StaticStorage {
        var onLoad: @Sendable () -> [Points] = { TestIssue.report("SeriesClient.onLoad is not set", returning: []) }
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

    static func load() -> [Points] { staticStorage.onLoad() }
}

/// A client of `TypedStore`, yours to edit.
final class TypedStoreClient<Key: Hashable, Object: Keyed>: TypedStore where Object.Key == Key {
    /// A client whose members fail until they are set.
    static var unimplemented: TypedStoreClient { TypedStoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: TypedStore>(_ live: Live) where Live.Key == Key, Live.Object == Object {
        onObjectFor = { live.object(for: $0) }
    }

    // MARK: object(for:)
    var onObjectFor: (Key) -> Object? = { _ in
        TestIssue.report("TypedStoreClient.onObjectFor is not set", returning: nil)
    }
    func object(for key: Key) -> Object? { onObjectFor(key) }
}

/// A client of `Keyed`, yours to edit.
struct KeyedClient<Key>: Keyed {
    /// A client whose members fail until they are set.
    static var unimplemented: KeyedClient { KeyedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Keyed>(_ live: Live) where Live.Key == Key {
        onKey = { live.key }
    }

    // MARK: key
    var onKey: () -> Key = { TestIssue.stop("KeyedClient.onKey is not set") }
    var key: Key { onKey() }
}

/// A client of `BookStore`, yours to edit.
final class BookStoreClient: BookStore {
    typealias Key = Int
    typealias Object = Book

    /// A client whose members fail until they are set.
    static var unimplemented: BookStoreClient { BookStoreClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some BookStore) {
        onAdd = { live.add($0) }
        onObjectFor = { live.object(for: $0) }
    }

    // MARK: add(_:)
    var onAdd: (Book) -> Void = { _ in TestIssue.report("BookStoreClient.onAdd is not set") }
    func add(_ book: Book) { onAdd(book) }

    // MARK: object(for:)
    var onObjectFor: (Key) -> Object? = { _ in
        TestIssue.report("BookStoreClient.onObjectFor is not set", returning: nil)
    }
    func object(for key: Key) -> Object? { onObjectFor(key) }
}
