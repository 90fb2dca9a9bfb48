import Foundation
import Generic

/// A fake of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterFake<Content>: FeedFilter {
    init(allowed: [Content] = []) { self.allowed = allowed }

    // MARK: filter(_:)
    var filterStub: (Content) async throws -> Bool = { _ in
        TestIssue.report("FeedFilterFake.filterStub is not set", returning: false)
    }
    func filter(_ content: Content) async throws -> Bool { try await filterStub(content) }

    var allowed: [Content] = []
}

/// A fake of `Query`, yours to edit.
@dynamicMemberLookup
final class QueryFake<Value: Hashable & Sendable, Failure: Error>: Query {
    struct Storage {
        var runWithStub: @Sendable (Value) async throws(Failure) -> Value = { _ in
            TestIssue.stop("QueryFake.runWithStub is not set")
        }
    }

    private let storage = Locked(Storage())

    subscript<Member>(dynamicMember member: WritableKeyPath<Storage, Member>) -> Member {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    // Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
    var runWithStub: @Sendable (Value) async throws(Failure) -> Value {
        get { storage.withLock { $0.runWithStub } }
        set {
            // The old value is released after unlocking.
            var value = newValue
            storage.withLock { swap(&$0.runWithStub, &value) }
        }
    }

    func run(with value: Value) async throws(Failure) -> Value { try await storage.runWithStub(value) }
}

/// A fake of `Pipeline`, yours to edit.
final class PipelineFake<Input: Collection, Output>: Pipeline where Input.Element: Equatable {
    // MARK: start(_:)
    var startStub: (Input) -> Output? = { _ in TestIssue.report("PipelineFake.startStub is not set", returning: nil) }
    func start(_ input: Input) -> Output? { startStub(input) }
}

/// A fake of `TextPipeline`, yours to edit.
final class TextPipelineFake<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String

    // MARK: stop()
    var stopStub: () -> Output = { TestIssue.report("TextPipelineFake.stopStub is not set", returning: "") }
    func stop() -> Output { stopStub() }

    // MARK: start(_:)
    var startStub: (Input) -> Output? = { _ in
        TestIssue.report("TextPipelineFake.startStub is not set", returning: nil)
    }
    func start(_ input: Input) -> Output? { startStub(input) }
}

/// A fake of `SettingsKey`, yours to edit.
@dynamicMemberLookup
nonisolated final class SettingsKeyFake<Value>: SettingsKey {
    struct StaticStorage {
        lazy var defaultValue: Value = { TestIssue.stop("SettingsKeyFake.defaultValue is not set") }()
        var parseStub: @Sendable (String) -> Value? = { _ in
            TestIssue.report("SettingsKeyFake.parseStub is not set", returning: nil)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Member>(dynamicMember member: WritableKeyPath<StaticStorage, Member>) -> Member {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    static var defaultValue: Value {
        get { staticStorage.withLock { $0.defaultValue } }
        set { staticStorage.replace { $0.defaultValue = newValue } }
    }

    static func parse(_ text: String) -> Value? { staticStorage.parseStub(text) }
}

/// A fake of `Loader`, yours to edit.
nonisolated final class LoaderFake: Loader {
    var values: [String: Any]

    init(values: [String: Any] = [:]) { self.values = values }

    // MARK: load(_:from:)
    var loadFromStub: (any Decodable.Type, URL) async throws -> Any = { _, _ in
        throw TestIssue("LoaderFake.loadFromStub is not set")
    }
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        guard let result = try await loadFromStub(type, url) as? T else {
            throw TestIssue("LoaderFake.loadFromStub did not return T")
        }
        return result
    }

    func cached<T>(_ key: String) -> T? where T: Sendable { values[key] as? T }

    // MARK: decode(_:)
    var decodeStub: (String) throws -> [Any] = { _ in
        TestIssue.report("LoaderFake.decodeStub is not set", returning: [])
    }
    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        guard let result = try decodeStub(text) as? [T] else {
            throw TestIssue("LoaderFake.decodeStub did not return [T]")
        }
        return result
    }

    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable { values[key] = value }

    // MARK: record(_:extra:)
    var recordExtraStub: (any Encodable, [any CustomStringConvertible]) -> any Encodable = { _, _ in
        TestIssue.stop("LoaderFake.recordExtraStub is not set")
    }
    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        recordExtraStub(value, extra)
    }

    // MARK: fetch(_:completion:)
    var fetchCompletionStub: (any Decodable.Type, Any) -> Void = { _, _ in
        TestIssue.report("LoaderFake.fetchCompletionStub is not set")
    }
    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        fetchCompletionStub(type, completion)
    }

    // MARK: transform(_:by:)
    var transformByStub: ([Any]) -> [Any] = { _ in
        TestIssue.report("LoaderFake.transformByStub is not set", returning: [])
    }
    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        guard let result = transformByStub(values) as? [U] else {
            TestIssue.stop("LoaderFake.transformByStub did not return [U]")
        }
        return result
    }

    func locked<Output>(_ body: () throws -> Output) rethrows -> Output { try body() }
    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output { try body() }
    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output { body() }

    // MARK: all(_:)
    var allStub: ([any Hashable]) -> Void = { _ in TestIssue.report("LoaderFake.allStub is not set") }
    func all<each Item: Hashable>(_ items: repeat each Item) {
        var itemsPack: [any Hashable] = []
        repeat itemsPack.append(each items)
        allStub(itemsPack)
    }

    // MARK: sum(of:)
    var sumOfStub: (any Sequence) -> Int = { _ in TestIssue.report("LoaderFake.sumOfStub is not set", returning: 0) }
    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int { sumOfStub(numbers) }

    // MARK: each(_:)
    var eachStub: ((String) throws -> Void) -> Void = { _ in TestIssue.report("LoaderFake.eachStub is not set") }
    func each(_ body: (String) throws -> Void) rethrows { eachStub(body) }

    // MARK: unwrap(_:or:)
    var unwrapOrStub: (Any?, [String: Any]) -> Any = { _, _ in TestIssue.stop("LoaderFake.unwrapOrStub is not set") }
    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        guard let result = unwrapOrStub(value, other) as? T else {
            TestIssue.stop("LoaderFake.unwrapOrStub did not return T")
        }
        return result
    }
}
