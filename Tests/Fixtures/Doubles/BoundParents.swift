// swift-format-ignore-file

// Parents whose associated types stand in angle brackets, and overloads that only results tell apart.

public protocol Source<Element, Failure> {
    associatedtype Element
    associatedtype Failure: Error
    func next() throws(Failure) -> Element?
}

public enum Broken: Error { case pipe }

public protocol NumberSource: Source<Int, Broken> {
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
