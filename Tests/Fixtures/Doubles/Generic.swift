// swift-format-ignore-file

import Foundation

public protocol FeedFilter<Content> {
    associatedtype Content
    func filter(_ content: Content) async throws -> Bool
    var allowed: [Content] { get }
}

public protocol Query<Value, Failure>: Sendable {
    associatedtype Value: Hashable & Sendable
    associatedtype Failure: Error = Never
    func run(with value: Value) async throws(Failure) -> Value
}

public protocol Pipeline<Input> {
    associatedtype Input: Collection where Input.Element: Equatable
    associatedtype Output
    func start(_ input: Input) -> Output?
}

public protocol TextPipeline: Pipeline where Output == String, Input: RandomAccessCollection {
    func stop() -> Output
}

public protocol SettingsKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
    static func parse(_ text: String) -> Value?
}

public protocol Loader {
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T
    func cached<T>(_ key: String) -> T? where T: Sendable
    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T]
    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable
    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable
    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void)
    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U]
    func locked<Output>(_ body: () throws -> Output) rethrows -> Output
    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output
    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output
    func all<each Item: Hashable>(_ items: repeat each Item)
    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int
    func each(_ body: (String) throws -> Void) rethrows
    func unwrap<T>(_ value: T?, or other: [String: T]) -> T
}
