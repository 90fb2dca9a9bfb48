import Foundation
import Generic

/// A mock of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterMock<Content>: FeedFilter {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += filterExpectations.unmet(filterCalls, of: "filter(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: filter(_:)
    var filterCalls: [Content] = []
    var filterStub: (Content) async throws -> Bool = { _ in false }
    var filterExpectations: [ExpectedCalls<Content>] = []
    func filter(_ content: Content) async throws -> Bool {
        filterCalls.append(content)
        return try await filterStub(content)
    }

    var allowed: [Content] = []
}

/// A mock of `Query`, yours to edit.
@dynamicMemberLookup
final class QueryMock<Value: Hashable & Sendable, Failure: Error>: Query {
    struct Storage {
        var runWithCalls: [Value] = []
        var runWithStub: @Sendable (Value) async throws(Failure) -> Value = { _ in
            TestIssue.stop("QueryMock.runWithStub is not set")
        }
        var runWithExpectations: [ExpectedCalls<Value>] = []
    }

    private let storage = Locked(Storage())

    subscript<Member>(dynamicMember member: WritableKeyPath<Storage, Member>) -> Member {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.runWithExpectations.unmet(storage.runWithCalls, of: "run(with:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var runWithStub: @Sendable (Value) async throws(Failure) -> Value {
        get { storage.withLock { $0.runWithStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.runWithStub, &value) }
        }
    }

    func run(with value: Value) async throws(Failure) -> Value {
        storage.append(value, to: \.runWithCalls)
        return try await storage.runWithStub(value)
    }
}

/// A mock of `Pipeline`, yours to edit.
nonisolated final class PipelineMock<Input: Collection, Output>: Pipeline where Input.Element: Equatable {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += startExpectations.unmet(startCalls, of: "start(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: start(_:)
    var startCalls: [Input] = []
    var startStub: (Input) -> Output? = { _ in nil }
    var startExpectations: [ExpectedCalls<Input>] = []
    func start(_ input: Input) -> Output? {
        startCalls.append(input)
        return startStub(input)
    }
}

/// A mock of `TextPipeline`, yours to edit.
nonisolated final class TextPipelineMock<Input: Collection & RandomAccessCollection>: TextPipeline
where Input.Element: Equatable {
    typealias Output = String

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += stopExpectations.unmet(stopCallCount, of: "stop()")
        unmet += startExpectations.unmet(startCalls, of: "start(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: stop()
    var stopCallCount = 0
    var stopStub: () -> Output = { "" }
    var stopExpectations: [ExpectedCalls<Void>] = []
    func stop() -> Output {
        stopCallCount += 1
        return stopStub()
    }

    // MARK: start(_:)
    var startCalls: [Input] = []
    var startStub: (Input) -> Output? = { _ in nil }
    var startExpectations: [ExpectedCalls<Input>] = []
    func start(_ input: Input) -> Output? {
        startCalls.append(input)
        return startStub(input)
    }
}

/// A mock of `SettingsKey`, yours to edit.
@dynamicMemberLookup
nonisolated final class SettingsKeyMock<Value>: SettingsKey {
    struct StaticStorage {
        lazy var defaultValue: Value = { TestIssue.stop("SettingsKeyMock.defaultValue is not set") }()
        var parseCalls: [String] = []
        var parseStub: @Sendable (String) -> Value? = { _ in nil }
        var parseExpectations: [ExpectedCalls<String>] = []
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Member>(dynamicMember member: WritableKeyPath<StaticStorage, Member>) -> Member {
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
        unmet += Self.staticStorage.parseExpectations.unmet(Self.staticStorage.parseCalls, of: "parse(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    static var defaultValue: Value {
        get { staticStorage.withLock { $0.defaultValue } }
        set { staticStorage.replace { $0.defaultValue = newValue } }
    }

    static func parse(_ text: String) -> Value? {
        staticStorage.append(text, to: \.parseCalls)
        return staticStorage.parseStub(text)
    }
}

/// A mock of `Loader`, yours to edit.
nonisolated final class LoaderMock: Loader {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += loadFromExpectations.unmet(loadFromCalls, of: "load(_:from:)")
        unmet += cachedExpectations.unmet(cachedCalls, of: "cached(_:)")
        unmet += decodeExpectations.unmet(decodeCalls, of: "decode(_:)")
        unmet += putForExpectations.unmet(putForCalls, of: "put(_:for:)")
        unmet += recordExtraExpectations.unmet(recordExtraCalls, of: "record(_:extra:)")
        unmet += fetchCompletionExpectations.unmet(fetchCompletionCalls, of: "fetch(_:completion:)")
        unmet += transformByExpectations.unmet(transformByCalls, of: "transform(_:by:)")
        unmet += lockedExpectations.unmet(lockedCallCount, of: "locked(_:)")
        unmet += attemptExpectations.unmet(attemptCallCount, of: "attempt(_:)")
        unmet += lendExpectations.unmet(lendCallCount, of: "lend(_:)")
        unmet += allExpectations.unmet(allCalls, of: "all(_:)")
        unmet += sumOfExpectations.unmet(sumOfCalls, of: "sum(of:)")
        unmet += eachExpectations.unmet(eachCallCount, of: "each(_:)")
        unmet += unwrapOrExpectations.unmet(unwrapOrCalls, of: "unwrap(_:or:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: load(_:from:)
    var loadFromCalls: [(type: any Decodable.Type, url: URL)] = []
    var loadFromStub: (any Decodable.Type, URL) async throws -> Any = { _, _ in
        throw TestIssue("LoaderMock.loadFromStub is not set")
    }
    var loadFromExpectations: [ExpectedCalls<(type: any Decodable.Type, url: URL)>] = []
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        loadFromCalls.append((type, url))
        guard let result = try await loadFromStub(type, url) as? T else {
            throw TestIssue("LoaderMock.loadFromStub did not return T")
        }
        return result
    }

    // MARK: cached(_:)
    var cachedCalls: [String] = []
    var cachedStub: (String) -> Any? = { _ in nil }
    var cachedExpectations: [ExpectedCalls<String>] = []
    func cached<T>(_ key: String) -> T? where T: Sendable {
        cachedCalls.append(key)
        let result = cachedStub(key)
        if let result, !(result is T) {
            TestIssue.report("LoaderMock.cachedStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: decode(_:)
    var decodeCalls: [String] = []
    var decodeStub: (String) throws -> [Any] = { _ in [] }
    var decodeExpectations: [ExpectedCalls<String>] = []
    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        decodeCalls.append(text)
        guard let result = try decodeStub(text) as? [T] else {
            throw TestIssue("LoaderMock.decodeStub did not return [T]")
        }
        return result
    }

    // MARK: put(_:for:)
    var putForCalls: [(value: any Hashable & Sendable, key: String)] = []
    var putForExpectations: [ExpectedCalls<(value: any Hashable & Sendable, key: String)>] = []
    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable { putForCalls.append((value, key)) }

    // MARK: record(_:extra:)
    var recordExtraCalls: [(value: any Encodable, extra: [any CustomStringConvertible])] = []
    var recordExtraStub: (any Encodable, [any CustomStringConvertible]) -> any Encodable = { _, _ in
        TestIssue.stop("LoaderMock.recordExtraStub is not set")
    }
    var recordExtraExpectations: [ExpectedCalls<(value: any Encodable, extra: [any CustomStringConvertible])>] = []
    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        recordExtraCalls.append((value, extra))
        return recordExtraStub(value, extra)
    }

    // MARK: fetch(_:completion:)
    var fetchCompletionCalls: [(type: any Decodable.Type, completion: Any)] = []
    var fetchCompletionStub: (any Decodable.Type, Any) -> Void = { _, _ in }
    var fetchCompletionExpectations: [ExpectedCalls<(type: any Decodable.Type, completion: Any)>] = []
    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        fetchCompletionCalls.append((type, completion))
        fetchCompletionStub(type, completion)
    }

    // MARK: transform(_:by:)
    var transformByCalls: [[Any]] = []
    var transformByStub: ([Any]) -> [Any] = { _ in [] }
    var transformByExpectations: [ExpectedCalls<[Any]>] = []
    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        transformByCalls.append(values)
        guard let result = transformByStub(values) as? [U] else {
            TestIssue.stop("LoaderMock.transformByStub did not return [U]")
        }
        return result
    }

    // MARK: locked(_:)
    var lockedCallCount = 0
    var lockedExpectations: [ExpectedCalls<Void>] = []
    func locked<Output>(_ body: () throws -> Output) rethrows -> Output {
        lockedCallCount += 1
        return try body()
    }

    // MARK: attempt(_:)
    var attemptCallCount = 0
    var attemptExpectations: [ExpectedCalls<Void>] = []
    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output {
        attemptCallCount += 1
        return try body()
    }

    // MARK: lend(_:)
    var lendCallCount = 0
    var lendExpectations: [ExpectedCalls<Void>] = []
    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output {
        lendCallCount += 1
        return body()
    }

    // MARK: all(_:)
    var allCalls: [[any Hashable]] = []
    var allExpectations: [ExpectedCalls<[any Hashable]>] = []
    func all<each Item: Hashable>(_ items: repeat each Item) {
        var itemsPack: [any Hashable] = []
        repeat itemsPack.append(each items)
        allCalls.append(itemsPack)
    }

    // MARK: sum(of:)
    var sumOfCalls: [any Sequence] = []
    var sumOfStub: (any Sequence) -> Int = { _ in 0 }
    var sumOfExpectations: [ExpectedCalls<any Sequence>] = []
    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int {
        sumOfCalls.append(numbers)
        return sumOfStub(numbers)
    }

    // MARK: each(_:)
    var eachCallCount = 0
    var eachStub: ((String) throws -> Void) -> Void = { _ in }
    var eachExpectations: [ExpectedCalls<Void>] = []
    func each(_ body: (String) throws -> Void) rethrows {
        eachCallCount += 1
        eachStub(body)
    }

    // MARK: unwrap(_:or:)
    var unwrapOrCalls: [(value: Any?, other: [String: Any])] = []
    var unwrapOrStub: (Any?, [String: Any]) -> Any = { _, _ in TestIssue.stop("LoaderMock.unwrapOrStub is not set") }
    var unwrapOrExpectations: [ExpectedCalls<(value: Any?, other: [String: Any])>] = []
    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        unwrapOrCalls.append((value, other))
        guard let result = unwrapOrStub(value, other) as? T else {
            TestIssue.stop("LoaderMock.unwrapOrStub did not return T")
        }
        return result
    }
}
