// swift-format-ignore-file

// Associated types that are called like what emitted code uses.

public protocol Post {
    associatedtype Sendable
    func send(_ value: Sendable) -> Sendable
}

public protocol Drain {
    associatedtype Void
    func pour(_ value: Void)
    func stop()
}

public protocol Parser {
    associatedtype Error
    func parse(_ text: String) throws -> Error
}

public protocol Meter: Swift.Sendable {
    associatedtype Int
    func read(_ value: Int) -> Int
    func wait() async throws
    static func count() -> Swift.Int
}

public protocol Lexicon {
    associatedtype String
    associatedtype Bool
    init?(word: String)
    func test() -> Bool
}

public protocol HiddenWorker {
    associatedtype Result
    associatedtype Task
    func work<T>(_ value: T) -> T?
    func run() async -> Result
    var task: Task { get }
}

public protocol Digest {
    associatedtype Hasher
    associatedtype ObjectIdentifier
    func digest(_ hasher: Hasher) -> ObjectIdentifier
}

public protocol HiddenCodec: Codable {
    associatedtype Decoder
    associatedtype Encoder
    func encoder(for decoder: Decoder) -> Encoder
}

public protocol Pump {
    associatedtype Base
    associatedtype Live
    func pump(_ base: Base) -> Live
    mutating func prime()
}
