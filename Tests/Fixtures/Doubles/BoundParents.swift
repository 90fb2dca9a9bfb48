// swift-format-ignore-file

// Parents whose associated types stand in angle brackets, and overloads that only results tell apart.

public protocol Source<Element, Failure> {
    associatedtype Element
    associatedtype Failure: Error
    func next() throws(Failure) -> Element?
}

public enum Broken: Error { case pipe }

public protocol Ordinal: Source<Int, Broken> {
    func restart()
}

public protocol Converter {
    func convert<T: Codable>(value: T)
    func convert<T: Codable>(value: T) -> T
    func convert<T: Codable>(value: T) -> String
    subscript<T: Source<Int, Never>>(_ source: T) -> T { get set }
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T
}

public protocol Checker: Sendable {
    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int
    func run(_ body: sending @escaping () -> Void) -> Int
}

public protocol Series: Sendable {
    associatedtype Point: Equatable
    typealias Points = [Point]
    static func load() -> [Points]
}

// Associated types that are bound to types between which the constraint then holds anyway.

public protocol TypedStore<Key, Object>: AnyObject {
    associatedtype Key: Hashable
    associatedtype Object: Keyed where Object.Key == Key
    func object(for key: Key) -> Object?
}

public protocol Keyed {
    associatedtype Key
    var key: Key { get }
}

public struct Book: Keyed {
    public let key: Int
}

public protocol BookStore: TypedStore where Key == Int, Object == Book {
    func add(_ book: Book)
}
