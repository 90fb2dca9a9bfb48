import Foundation
import Generic

/// A dummy of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterDummy<Content>: FeedFilter {
    func filter(_ content: Content) async throws -> Bool {
        TestIssue.report("FeedFilterDummy.filter(_:) must not be called", returning: false)
    }

    var allowed: [Content] { TestIssue.report("FeedFilterDummy.allowed must not be read", returning: []) }
}

/// A dummy of `Query`, yours to edit.
final class QueryDummy<Value: Hashable & Sendable, Failure: Error>: Query {
    func run(with value: Value) async throws(Failure) -> Value {
        TestIssue.stop("QueryDummy.run(with:) must not be called")
    }
}

/// A dummy of `Pipeline`, yours to edit.
final class PipelineDummy<Input: Collection, Output>: Pipeline where Input.Element: Equatable {
    func start(_ input: Input) -> Output? {
        TestIssue.report("PipelineDummy.start(_:) must not be called", returning: nil)
    }
}

/// A dummy of `TextPipeline`, yours to edit.
final class TextPipelineDummy<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String
    func stop() -> Output { TestIssue.report("TextPipelineDummy.stop() must not be called", returning: "") }

    func start(_ input: Input) -> Output? {
        TestIssue.report("TextPipelineDummy.start(_:) must not be called", returning: nil)
    }
}

/// A dummy of `SettingsKey`, yours to edit.
nonisolated final class SettingsKeyDummy<Value>: SettingsKey {
    static var defaultValue: Value { TestIssue.stop("SettingsKeyDummy.defaultValue must not be read") }

    static func parse(_ text: String) -> Value? {
        TestIssue.report("SettingsKeyDummy.parse(_:) must not be called", returning: nil)
    }
}

/// A dummy of `Loader`, yours to edit.
nonisolated final class LoaderDummy: Loader {
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        throw TestIssue("LoaderDummy.load(_:from:) must not be called")
    }

    func cached<T>(_ key: String) -> T? where T: Sendable {
        TestIssue.report("LoaderDummy.cached(_:) must not be called", returning: nil)
    }

    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        TestIssue.report("LoaderDummy.decode(_:) must not be called", returning: [])
    }

    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable {
        TestIssue.report("LoaderDummy.put(_:for:) must not be called")
    }

    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        TestIssue.stop("LoaderDummy.record(_:extra:) must not be called")
    }

    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        TestIssue.report("LoaderDummy.fetch(_:completion:) must not be called")
    }

    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        TestIssue.report("LoaderDummy.transform(_:by:) must not be called", returning: [])
    }

    func locked<Output>(_ body: () throws -> Output) rethrows -> Output {
        TestIssue.stop("LoaderDummy.locked(_:) must not be called")
    }

    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output {
        TestIssue.stop("LoaderDummy.attempt(_:) must not be called")
    }

    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output {
        TestIssue.stop("LoaderDummy.lend(_:) must not be called")
    }

    func all<each Item: Hashable>(_ items: repeat each Item) {
        TestIssue.report("LoaderDummy.all(_:) must not be called")
    }

    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int {
        TestIssue.report("LoaderDummy.sum(of:) must not be called", returning: 0)
    }

    func each(_ body: (String) throws -> Void) rethrows { TestIssue.report("LoaderDummy.each(_:) must not be called") }

    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        TestIssue.stop("LoaderDummy.unwrap(_:or:) must not be called")
    }
}
