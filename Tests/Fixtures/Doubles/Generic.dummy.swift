import Foundation
import Generic

/// A dummy of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterDummy<Content>: FeedFilter {
    func filter(_ content: Content) async throws -> Bool { fatalError("FeedFilterDummy.filter(_:) must not be called") }
    var allowed: [Content] { fatalError("FeedFilterDummy.allowed must not be read") }
}

/// A dummy of `Query`, yours to edit.
final class QueryDummy<Value: Hashable & Sendable, Failure: Error>: Query {
    func run(with value: Value) async throws(Failure) -> Value {
        fatalError("QueryDummy.run(with:) must not be called")
    }
}

/// A dummy of `Pipeline`, yours to edit.
final class PipelineDummy<Input: Collection, Output>: Pipeline where Input.Element: Equatable {
    func start(_ input: Input) -> Output? { fatalError("PipelineDummy.start(_:) must not be called") }
}

/// A dummy of `TextPipeline`, yours to edit.
final class TextPipelineDummy<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String
    func stop() -> Output { fatalError("TextPipelineDummy.stop() must not be called") }
    func start(_ input: Input) -> Output? { fatalError("TextPipelineDummy.start(_:) must not be called") }
}

/// A dummy of `SettingsKey`, yours to edit.
nonisolated final class SettingsKeyDummy<Value>: SettingsKey {
    static var defaultValue: Value { fatalError("SettingsKeyDummy.defaultValue must not be read") }
    static func parse(_ text: String) -> Value? { fatalError("SettingsKeyDummy.parse(_:) must not be called") }
}

/// A dummy of `Loader`, yours to edit.
nonisolated final class LoaderDummy: Loader {
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        fatalError("LoaderDummy.load(_:from:) must not be called")
    }

    func cached<T>(_ key: String) -> T? where T: Sendable { fatalError("LoaderDummy.cached(_:) must not be called") }

    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        fatalError("LoaderDummy.decode(_:) must not be called")
    }

    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable {
        fatalError("LoaderDummy.put(_:for:) must not be called")
    }

    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        fatalError("LoaderDummy.record(_:extra:) must not be called")
    }

    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        fatalError("LoaderDummy.fetch(_:completion:) must not be called")
    }

    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        fatalError("LoaderDummy.transform(_:by:) must not be called")
    }

    func locked<Output>(_ body: () throws -> Output) rethrows -> Output {
        fatalError("LoaderDummy.locked(_:) must not be called")
    }

    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output {
        fatalError("LoaderDummy.attempt(_:) must not be called")
    }

    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output {
        fatalError("LoaderDummy.lend(_:) must not be called")
    }

    func all<each Item: Hashable>(_ items: repeat each Item) { fatalError("LoaderDummy.all(_:) must not be called") }

    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int {
        fatalError("LoaderDummy.sum(of:) must not be called")
    }

    func each(_ body: (String) throws -> Void) rethrows { fatalError("LoaderDummy.each(_:) must not be called") }

    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        fatalError("LoaderDummy.unwrap(_:or:) must not be called")
    }
}
