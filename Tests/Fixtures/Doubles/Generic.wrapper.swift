import Foundation
import Generic

/// A wrapper of `FeedFilter`, yours to edit.
nonisolated struct FeedFilterWrapper<Base: FeedFilter>: FeedFilter {
    typealias Content = Base.Content
    let base: Base

    func filter(_ content: Content) async throws -> Bool { try await base.filter(content) }
    var allowed: [Content] { base.allowed }
}

/// A wrapper of `Query`, yours to edit.
struct QueryWrapper<Base: Query>: Query {
    typealias Value = Base.Value
    typealias Failure = Base.Failure
    let base: Base

    func run(with value: Value) async throws(Failure) -> Value { try await base.run(with: value) }
}

/// A wrapper of `Pipeline`, yours to edit.
struct PipelineWrapper<Base: Pipeline>: Pipeline {
    typealias Input = Base.Input
    typealias Output = Base.Output
    let base: Base

    func start(_ input: Input) -> Output? { base.start(input) }
}

/// A wrapper of `TextPipeline`, yours to edit.
struct TextPipelineWrapper<Base: TextPipeline>: TextPipeline {
    typealias Input = Base.Input
    typealias Output = Base.Output
    let base: Base

    func stop() -> Output { base.stop() }
    func start(_ input: Input) -> Output? { base.start(input) }
}

/// A wrapper of `SettingsKey`, yours to edit.
nonisolated struct SettingsKeyWrapper<Base: SettingsKey>: SettingsKey {
    typealias Value = Base.Value
    let base: Base

    static var defaultValue: Value { Base.defaultValue }
    static func parse(_ text: String) -> Value? { Base.parse(text) }
}

/// A wrapper of `Loader`, yours to edit.
nonisolated struct LoaderWrapper<Base: Loader>: Loader {
    let base: Base

    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T { try await base.load(type, from: url) }
    func cached<T>(_ key: String) -> T? where T: Sendable { base.cached(key) }
    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] { try base.decode(text) }
    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable { base.put(value, for: key) }

    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        base.record(value, extra: extra)
    }

    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        base.fetch(type, completion: completion)
    }

    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        try base.transform(values, by: change)
    }

    func locked<Output>(_ body: () throws -> Output) rethrows -> Output { try base.locked(body) }

    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output {
        try base.attempt(body)
    }

    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output { base.lend(body) }
    func all<each Item: Hashable>(_ items: repeat each Item) { base.all(repeat each items) }
    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int { base.sum(of: numbers) }
    func each(_ body: (String) throws -> Void) rethrows { try base.each(body) }
    func unwrap<T>(_ value: T?, or other: [String: T]) -> T { base.unwrap(value, or: other) }
}
