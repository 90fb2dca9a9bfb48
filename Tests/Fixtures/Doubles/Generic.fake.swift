import Foundation
import Generic

/// A fake of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterFake<Content>: FeedFilter {
    init(allowed: [Content] = []) { self.allowed = allowed }

    func filter(_ content: Content) async throws -> Bool {
        // Fill in: what it does.
        TestIssue.report("FeedFilterFake.filter(_:) is not filled in", returning: false)
    }

    var allowed: [Content] = []
}

/// A fake of `Query`, yours to edit.
final class QueryFake<Value: Hashable & Sendable, Failure: Error>: Query {
    func run(with value: Value) async throws(Failure) -> Value {
        // Fill in: what it does.
        TestIssue.stop("QueryFake.run(with:) is not filled in")
    }
}

/// A fake of `Pipeline`, yours to edit.
final class PipelineFake<Input: Collection, Output>: Pipeline where Input.Element: Equatable {
    func start(_ input: Input) -> Output? {
        // Fill in: what it does.
        TestIssue.report("PipelineFake.start(_:) is not filled in", returning: nil)
    }
}

/// A fake of `TextPipeline`, yours to edit.
final class TextPipelineFake<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String

    func stop() -> Output {
        // Fill in: what it does.
        TestIssue.report("TextPipelineFake.stop() is not filled in", returning: "")
    }

    func start(_ input: Input) -> Output? {
        // Fill in: what it does.
        TestIssue.report("TextPipelineFake.start(_:) is not filled in", returning: nil)
    }
}

/// A fake of `SettingsKey`, yours to edit.
nonisolated final class SettingsKeyFake<Value>: SettingsKey {
    struct StaticStorage {
        lazy var defaultValue: Value = { TestIssue.stop("SettingsKeyFake.defaultValue is not set") }()
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static var defaultValue: Value {
        get { staticStorage.withLock { $0.defaultValue } }
        set { staticStorage.replace { $0.defaultValue = newValue } }
    }

    static func parse(_ text: String) -> Value? {
        // Fill in: what it does.
        TestIssue.report("SettingsKeyFake.parse(_:) is not filled in", returning: nil)
    }
}

/// A fake of `Loader`, yours to edit.
nonisolated final class LoaderFake: Loader {
    var values: [String: Any]

    init(values: [String: Any] = [:]) { self.values = values }

    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        // Fill in: what it does.
        throw TestIssue("LoaderFake.load(_:from:) is not filled in")
    }

    func cached<T>(_ key: String) -> T? where T: Sendable { values[key] as? T }

    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        // Fill in: what it does.
        TestIssue.report("LoaderFake.decode(_:) is not filled in", returning: [])
    }

    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable { values[key] = value }

    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        // Fill in: what it does.
        TestIssue.stop("LoaderFake.record(_:extra:) is not filled in")
    }

    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        // Fill in: what it does.
        TestIssue.report("LoaderFake.fetch(_:completion:) is not filled in")
    }

    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        // Fill in: what it does.
        TestIssue.report("LoaderFake.transform(_:by:) is not filled in", returning: [])
    }

    func locked<Output>(_ body: () throws -> Output) rethrows -> Output { try body() }
    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output { try body() }
    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output { body() }

    func all<each Item: Hashable>(_ items: repeat each Item) {
        // Fill in: what it does.
        TestIssue.report("LoaderFake.all(_:) is not filled in")
    }

    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int {
        // Fill in: what it does.
        TestIssue.report("LoaderFake.sum(of:) is not filled in", returning: 0)
    }

    func each(_ body: (String) throws -> Void) rethrows {
        // Fill in: what it does.
        TestIssue.report("LoaderFake.each(_:) is not filled in")
        try body("")
    }

    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        // Fill in: what it does.
        TestIssue.stop("LoaderFake.unwrap(_:or:) is not filled in")
    }
}
