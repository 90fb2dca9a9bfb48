// swift-format-ignore-file

// Parameters that a requirement leaves without a name.

public struct Note: Sendable {
    public init() {}
}

public struct URLPath: Sendable {
    public init() {}
}

public protocol Shelf {
    subscript(_: Int) -> Note { get }
    subscript(_: String, _: Int, _: Note) -> Bool { get set }
    func open(_: URLPath, _: URLPath)
    func close(_: Note?, note: Note)
    func read(at _: Int, _: [Note]) -> Note
}
