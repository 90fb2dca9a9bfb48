// swift-format-ignore-file

// Requirements for which a structure of closures seems to have no place.

public protocol Coder {
    func encode<Value: Encodable>(_ value: Value) throws -> [UInt8]
    func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value
    func update<Bytes: Sequence>(_ bytes: inout Bytes, with value: any Encodable)
}

public protocol Visit {
    static var limit: Int { get set }
    static func make(named name: String) -> Self
    init()
    init(name: String)
    init?(token: Int) throws
    func renewed() -> Self
    func isSame(as other: Self) -> Bool
}

public protocol Transactions: Sendable {
    func read<Value: Sendable>(_ body: (Int) throws -> Value) throws -> Value
    func write<Value>(_ body: (Int) throws -> Value) rethrows -> Value
}

public protocol Token: Hashable, Codable, Sendable {
    var text: String { get }
}

public protocol Numbers: Sequence where Element == Int {
    var title: String { get nonmutating set }
}

public protocol Listener: AnyObject, Sendable {
    init(port: Int)
    func hear(_ word: String) throws(ListenerError)
}

public struct ListenerError: Error {
    public init() {}
}

/// A value that threads share, of which properties are set.
public protocol Preferences: Sendable {
    var name: String { get set }
    var tags: [String] { get set }
    var limit: Int { get }
    func load(from path: String) async throws -> [String]
    func summary() -> String
    mutating func clear()
}
