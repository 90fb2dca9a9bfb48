import Foundation
import Generic

/// A spy of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterSpy<Content>: FeedFilter {
    var order: CallOrder? { didSet { Unused.reads("FeedFilterSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { filterCalls = [] }

    // MARK: filter(_:)
    @Recorded("FeedFilterSpy.filter(_:)") var filterCalls: [Content] = []
    @Stubbed("FeedFilterSpy.filterStub") var filterStub: (Content) async throws -> Bool = { _ in false }
    func filter(_ content: Content) async throws -> Bool {
        $filterCalls.append(content)
        order?.add("filter(_:)")
        return try await filterStub(content)
    }

    var allowed: [Content] = []
}

/// A spy of `Query`, yours to edit.
@dynamicMemberLookup
final class QuerySpy<Value: Hashable & Sendable, Failure: Error>: Query {
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("QuerySpy") } }
        @Recorded("QuerySpy.run(with:)") var runWithCalls: [Value] = []
        @Stubbed(behindLock: "QuerySpy.runWithStub") var runWithStub: @Sendable (Value) async throws(Failure) -> Value =
            { _ in
                TestIssue.stop("QuerySpy.runWithStub is not set")
            }
    }

    private let storage = Locked(Storage())

    subscript<Member>(dynamicMember member: WritableKeyPath<Storage, Member>) -> Member {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.runWithCalls = [] }

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
        storage.withLock { $0.$runWithCalls.append(value) }
        storage.order?.add("run(with:)")
        return try await storage.runWithStub(value)
    }
}

/// A spy of `Pipeline`, yours to edit.
final class PipelineSpy<Input: Collection, Output>: Pipeline where Input.Element: Equatable {
    var order: CallOrder? { didSet { Unused.reads("PipelineSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { startCalls = [] }

    // MARK: start(_:)
    @Recorded("PipelineSpy.start(_:)") var startCalls: [Input] = []
    @Stubbed("PipelineSpy.startStub") var startStub: (Input) -> Output? = { _ in nil }
    func start(_ input: Input) -> Output? {
        $startCalls.append(input)
        order?.add("start(_:)")
        return startStub(input)
    }
}

/// A spy of `TextPipeline`, yours to edit.
final class TextPipelineSpy<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String

    var order: CallOrder? { didSet { Unused.reads("TextPipelineSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        stopCallCount = 0
        startCalls = []
    }

    // MARK: stop()
    @Recorded("TextPipelineSpy.stop()") var stopCallCount = 0
    @Stubbed("TextPipelineSpy.stopStub") var stopStub: () -> Output = { "" }
    func stop() -> Output {
        $stopCallCount.increment()
        order?.add("stop()")
        return stopStub()
    }

    // MARK: start(_:)
    @Recorded("TextPipelineSpy.start(_:)") var startCalls: [Input] = []
    @Stubbed("TextPipelineSpy.startStub") var startStub: (Input) -> Output? = { _ in nil }
    func start(_ input: Input) -> Output? {
        $startCalls.append(input)
        order?.add("start(_:)")
        return startStub(input)
    }
}

/// A spy of `SettingsKey`, yours to edit.
@dynamicMemberLookup
nonisolated final class SettingsKeySpy<Value>: SettingsKey {
    struct StaticStorage {
        lazy var defaultValue: Value = { TestIssue.stop("SettingsKeySpy.defaultValue is not set") }()
        @Recorded("SettingsKeySpy.parse(_:)") var parseCalls: [String] = []
        @Stubbed(behindLock: "SettingsKeySpy.parseStub") var parseStub: @Sendable (String) -> Value? = { _ in nil }
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

    /// Forgets all recorded calls.
    func resetCalls() {}

    static var defaultValue: Value {
        get { staticStorage.withLock { $0.defaultValue } }
        set { staticStorage.replace { $0.defaultValue = newValue } }
    }

    static func parse(_ text: String) -> Value? {
        staticStorage.withLock { $0.$parseCalls.append(text) }
        return staticStorage.parseStub(text)
    }
}

/// A spy of `Loader`, yours to edit.
nonisolated final class LoaderSpy: Loader {
    var order: CallOrder? { didSet { Unused.reads("LoaderSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        loadFromCalls = []
        cachedCalls = []
        decodeCalls = []
        putForCalls = []
        recordExtraCalls = []
        fetchCompletionCalls = []
        transformByCalls = []
        lockedCallCount = 0
        attemptCallCount = 0
        lendCallCount = 0
        allCalls = []
        sumOfCalls = []
        eachCallCount = 0
        unwrapOrCalls = []
    }

    // MARK: load(_:from:)
    @Recorded("LoaderSpy.load(_:from:)") var loadFromCalls: [(type: any Decodable.Type, url: URL)] = []
    @Stubbed("LoaderSpy.loadFromStub") var loadFromStub: (any Decodable.Type, URL) async throws -> Any = { _, _ in
        throw TestIssue("LoaderSpy.loadFromStub is not set")
    }
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        $loadFromCalls.append((type, url))
        order?.add("load(_:from:)")
        guard let result = try await loadFromStub(type, url) as? T else {
            throw TestIssue("LoaderSpy.loadFromStub did not return T")
        }
        return result
    }

    // MARK: cached(_:)
    @Recorded("LoaderSpy.cached(_:)") var cachedCalls: [String] = []
    @Stubbed("LoaderSpy.cachedStub") var cachedStub: (String) -> Any? = { _ in nil }
    func cached<T>(_ key: String) -> T? where T: Sendable {
        $cachedCalls.append(key)
        order?.add("cached(_:)")
        let result = cachedStub(key)
        if let result, !(result is T) {
            TestIssue.report("LoaderSpy.cachedStub returned \(Swift.type(of: result)), not \(T.self)")
        }
        return result as? T
    }

    // MARK: decode(_:)
    @Recorded("LoaderSpy.decode(_:)") var decodeCalls: [String] = []
    @Stubbed("LoaderSpy.decodeStub") var decodeStub: (String) throws -> [Any] = { _ in [] }
    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        $decodeCalls.append(text)
        order?.add("decode(_:)")
        guard let result = try decodeStub(text) as? [T] else {
            throw TestIssue("LoaderSpy.decodeStub did not return [T]")
        }
        return result
    }

    // MARK: put(_:for:)
    @Recorded("LoaderSpy.put(_:for:)") var putForCalls: [(value: any Hashable & Sendable, key: String)] = []
    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable {
        $putForCalls.append((value, key))
        order?.add("put(_:for:)")
    }

    // MARK: record(_:extra:)
    @Recorded("LoaderSpy.record(_:extra:)") var recordExtraCalls:
        [(value: any Encodable, extra: [any CustomStringConvertible])] = []
    @Stubbed("LoaderSpy.recordExtraStub") var recordExtraStub:
        (any Encodable, [any CustomStringConvertible]) -> any Encodable = { _, _ in
            TestIssue.stop("LoaderSpy.recordExtraStub is not set")
        }
    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        $recordExtraCalls.append((value, extra))
        order?.add("record(_:extra:)")
        return recordExtraStub(value, extra)
    }

    // MARK: fetch(_:completion:)
    @Recorded("LoaderSpy.fetch(_:completion:)") var fetchCompletionCalls:
        [(type: any Decodable.Type, completion: Any)] = []
    @Stubbed("LoaderSpy.fetchCompletionStub") var fetchCompletionStub: (any Decodable.Type, Any) -> Void = { _, _ in }
    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        $fetchCompletionCalls.append((type, completion))
        order?.add("fetch(_:completion:)")
        fetchCompletionStub(type, completion)
    }

    // MARK: transform(_:by:)
    @Recorded("LoaderSpy.transform(_:by:)") var transformByCalls: [[Any]] = []
    @Stubbed("LoaderSpy.transformByStub") var transformByStub: ([Any]) -> [Any] = { _ in [] }
    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        $transformByCalls.append(values)
        order?.add("transform(_:by:)")
        guard let result = transformByStub(values) as? [U] else {
            TestIssue.stop("LoaderSpy.transformByStub did not return [U]")
        }
        return result
    }

    // MARK: locked(_:)
    @Recorded("LoaderSpy.locked(_:)") var lockedCallCount = 0
    func locked<Output>(_ body: () throws -> Output) rethrows -> Output {
        $lockedCallCount.increment()
        order?.add("locked(_:)")
        return try body()
    }

    // MARK: attempt(_:)
    @Recorded("LoaderSpy.attempt(_:)") var attemptCallCount = 0
    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output {
        $attemptCallCount.increment()
        order?.add("attempt(_:)")
        return try body()
    }

    // MARK: lend(_:)
    @Recorded("LoaderSpy.lend(_:)") var lendCallCount = 0
    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output {
        $lendCallCount.increment()
        order?.add("lend(_:)")
        return body()
    }

    // MARK: all(_:)
    @Recorded("LoaderSpy.all(_:)") var allCalls: [[any Hashable]] = []
    func all<each Item: Hashable>(_ items: repeat each Item) {
        var itemsPack: [any Hashable] = []
        repeat itemsPack.append(each items)
        $allCalls.append(itemsPack)
        order?.add("all(_:)")
    }

    // MARK: sum(of:)
    @Recorded("LoaderSpy.sum(of:)") var sumOfCalls: [any Sequence] = []
    @Stubbed("LoaderSpy.sumOfStub") var sumOfStub: (any Sequence) -> Int = { _ in 0 }
    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int {
        $sumOfCalls.append(numbers)
        order?.add("sum(of:)")
        return sumOfStub(numbers)
    }

    // MARK: each(_:)
    @Recorded("LoaderSpy.each(_:)") var eachCallCount = 0
    @Stubbed("LoaderSpy.eachStub") var eachStub: ((String) throws -> Void) -> Void = { _ in }
    func each(_ body: (String) throws -> Void) rethrows {
        $eachCallCount.increment()
        order?.add("each(_:)")
        eachStub(body)
    }

    // MARK: unwrap(_:or:)
    @Recorded("LoaderSpy.unwrap(_:or:)") var unwrapOrCalls: [(value: Any?, other: [String: Any])] = []
    @Stubbed("LoaderSpy.unwrapOrStub") var unwrapOrStub: (Any?, [String: Any]) -> Any = { _, _ in
        TestIssue.stop("LoaderSpy.unwrapOrStub is not set")
    }
    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        $unwrapOrCalls.append((value, other))
        order?.add("unwrap(_:or:)")
        guard let result = unwrapOrStub(value, other) as? T else {
            TestIssue.stop("LoaderSpy.unwrapOrStub did not return T")
        }
        return result
    }
}
