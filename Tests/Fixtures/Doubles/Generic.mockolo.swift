import Foundation
import Generic

/// A mock of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterMock: FeedFilter {
    typealias Content = Any
    init() {}

    init(allowed: [Content] = []) { self.allowed = allowed }

    // MARK: filter(_:)
    var filterCallCount = 0
    var filterArgValues: [Content] = []
    var filterHandler: ((Content) async throws -> Bool)?
    func filter(_ content: Content) async throws -> Bool {
        filterCallCount += 1
        filterArgValues.append(content)
        if let filterHandler { return try await filterHandler(content) }
        return false
    }

    var allowed: [Content] = []
}

/// A mock of `Query`, yours to edit.
@dynamicMemberLookup
final class QueryMock<Value: Hashable & Sendable>: Query {
    typealias Failure = Never

    struct Storage {
        var runCallCount = 0
        var runArgValues: [Value] = []
        var runHandler: (@Sendable (Value) async -> Value)?
    }

    private let storage = Locked(Storage())

    subscript<Member>(dynamicMember member: WritableKeyPath<Storage, Member>) -> Member {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func run(with value: Value) async throws(Failure) -> Value {
        storage.withLock {
            $0.runCallCount += 1
            $0.runArgValues.append(value)
        }
        if let runHandler = storage.runHandler { return await runHandler(value) }
        fatalError("QueryMock.runHandler is not set")
    }
}

/// A mock of `Pipeline`, yours to edit.
final class PipelineMock<Input: Collection>: Pipeline where Input.Element: Equatable {
    typealias Output = Any

    // MARK: start(_:)
    var startCallCount = 0
    var startArgValues: [Input] = []
    var startHandler: ((Input) -> Output?)?
    func start(_ input: Input) -> Output? {
        startCallCount += 1
        startArgValues.append(input)
        if let startHandler { return startHandler(input) }
        return nil
    }
}

/// A mock of `TextPipeline`, yours to edit.
final class TextPipelineMock<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String

    // MARK: stop()
    var stopCallCount = 0
    var stopHandler: (() -> Output)?
    func stop() -> Output {
        stopCallCount += 1
        if let stopHandler { return stopHandler() }
        return ""
    }

    // MARK: start(_:)
    var startCallCount = 0
    var startArgValues: [Input] = []
    var startHandler: ((Input) -> Output?)?
    func start(_ input: Input) -> Output? {
        startCallCount += 1
        startArgValues.append(input)
        if let startHandler { return startHandler(input) }
        return nil
    }
}

/// A mock of `SettingsKey`, yours to edit.
@dynamicMemberLookup
nonisolated final class SettingsKeyMock: SettingsKey {
    typealias Value = Any

    struct StaticStorage {
        var _defaultValue: Value?
        var parseCallCount = 0
        var parseArgValues: [String] = []
        var parseHandler: (@Sendable (String) -> Value?)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static var defaultValue: Value {
        get {
            guard let _defaultValue = staticStorage._defaultValue
            else { fatalError("SettingsKeyMock.defaultValue is not set") }
            return _defaultValue
        }
        set { staticStorage._defaultValue = newValue }
    }

    static func parse(_ text: String) -> Value? {
        staticStorage.withLock {
            $0.parseCallCount += 1
            $0.parseArgValues.append(text)
        }
        if let parseHandler = staticStorage.parseHandler { return parseHandler(text) }
        return nil
    }
}

/// A mock of `Loader`, yours to edit.
nonisolated final class LoaderMock: Loader {
    // MARK: load(_:from:)
    var loadCallCount = 0
    var loadArgValues: [(type: any Decodable.Type, url: URL)] = []
    var loadHandler: ((any Decodable.Type, URL) async throws -> Any)?
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        loadCallCount += 1
        loadArgValues.append((type, url))
        if let loadHandler {
            guard let result = try await loadHandler(type, url) as? T else {
                fatalError("LoaderMock.loadHandler did not return T")
            }
            return result
        }
        fatalError("LoaderMock.loadHandler is not set")
    }

    // MARK: cached(_:)
    var cachedCallCount = 0
    var cachedArgValues: [String] = []
    var cachedHandler: ((String) -> Any?)?
    func cached<T>(_ key: String) -> T? where T: Sendable {
        cachedCallCount += 1
        cachedArgValues.append(key)
        if let cachedHandler { return cachedHandler(key) as? T }
        return nil
    }

    // MARK: decode(_:)
    var decodeCallCount = 0
    var decodeArgValues: [String] = []
    var decodeHandler: ((String) throws -> [Any])?
    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        decodeCallCount += 1
        decodeArgValues.append(text)
        if let decodeHandler {
            guard let result = try decodeHandler(text) as? [T] else {
                fatalError("LoaderMock.decodeHandler did not return [T]")
            }
            return result
        }
        return []
    }

    // MARK: put(_:for:)
    var putCallCount = 0
    var putArgValues: [(value: any Hashable & Sendable, key: String)] = []
    var putHandler: ((any Hashable & Sendable, String) -> Void)?
    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable {
        putCallCount += 1
        putArgValues.append((value, key))
        if let putHandler { putHandler(value, key) }
    }

    // MARK: record(_:extra:)
    var recordCallCount = 0
    var recordArgValues: [(value: any Encodable, extra: [any CustomStringConvertible])] = []
    var recordHandler: ((any Encodable, [any CustomStringConvertible]) -> any Encodable)?
    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        recordCallCount += 1
        recordArgValues.append((value, extra))
        if let recordHandler { return recordHandler(value, extra) }
        fatalError("LoaderMock.recordHandler is not set")
    }

    // MARK: fetch(_:completion:)
    var fetchCallCount = 0
    var fetchArgValues: [any Decodable.Type] = []
    var fetchHandler: ((any Decodable.Type, Any) -> Void)?
    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        fetchCallCount += 1
        fetchArgValues.append(type)
        if let fetchHandler { fetchHandler(type, completion) }
    }

    // MARK: transform(_:by:)
    var transformCallCount = 0
    var transformArgValues: [[Any]] = []
    var transformHandler: (([Any]) -> [Any])?
    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        transformCallCount += 1
        transformArgValues.append(values)
        if let transformHandler {
            guard let result = transformHandler(values) as? [U] else {
                fatalError("LoaderMock.transformHandler did not return [U]")
            }
            return result
        }
        return []
    }

    // MARK: locked(_:)
    var lockedCallCount = 0
    var lockedHandler: (() -> Any)?
    func locked<Output>(_ body: () throws -> Output) rethrows -> Output {
        lockedCallCount += 1
        if let lockedHandler {
            guard let result = lockedHandler() as? Output else {
                fatalError("LoaderMock.lockedHandler did not return Output")
            }
            return result
        }
        fatalError("LoaderMock.lockedHandler is not set")
    }

    // MARK: attempt(_:)
    var attemptCallCount = 0
    var attemptHandler: (() -> Any)?
    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output {
        attemptCallCount += 1
        if let attemptHandler {
            guard let result = attemptHandler() as? Output else {
                fatalError("LoaderMock.attemptHandler did not return Output")
            }
            return result
        }
        fatalError("LoaderMock.attemptHandler is not set")
    }

    // MARK: lend(_:)
    var lendCallCount = 0
    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output {
        lendCallCount += 1
        fatalError("LoaderMock.lend(_:) cannot be stubbed: its result is not copyable")
    }

    // MARK: all(_:)
    var allCallCount = 0
    var allArgValues: [[any Hashable]] = []
    var allHandler: (([any Hashable]) -> Void)?
    func all<each Item: Hashable>(_ items: repeat each Item) {
        var itemsPack: [any Hashable] = []
        repeat itemsPack.append(each items)
        allCallCount += 1
        allArgValues.append(itemsPack)
        if let allHandler { allHandler(itemsPack) }
    }

    // MARK: sum(of:)
    var sumCallCount = 0
    var sumArgValues: [any Sequence] = []
    var sumHandler: ((any Sequence) -> Int)?
    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int {
        sumCallCount += 1
        sumArgValues.append(numbers)
        if let sumHandler { return sumHandler(numbers) }
        return 0
    }

    // MARK: each(_:)
    var eachCallCount = 0
    var eachHandler: (((String) throws -> Void) -> Void)?
    func each(_ body: (String) throws -> Void) rethrows {
        eachCallCount += 1
        if let eachHandler { eachHandler(body) }
    }

    // MARK: unwrap(_:or:)
    var unwrapCallCount = 0
    var unwrapArgValues: [(value: Any?, other: [String: Any])] = []
    var unwrapHandler: ((Any?, [String: Any]) -> Any)?
    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        unwrapCallCount += 1
        unwrapArgValues.append((value, other))
        if let unwrapHandler {
            guard let result = unwrapHandler(value, other) as? T else {
                fatalError("LoaderMock.unwrapHandler did not return T")
            }
            return result
        }
        fatalError("LoaderMock.unwrapHandler is not set")
    }
}
