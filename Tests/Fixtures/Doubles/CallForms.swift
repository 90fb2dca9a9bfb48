// swift-format-ignore-file

// Requirements whose calls need a word more, or a word less, than others.

public protocol Unfailing {
    func total() throws(Never) -> Int
    func load(_ name: String) async throws(Never) -> String
    var count: Int { get throws(Never) }
    subscript(place: Int) -> String { get throws(Never) }
}

public protocol ResultOverloads {
    func save(_ number: Int)
    func save(_ number: Int) -> Int
    func flush() async throws
    func flush() async throws -> Bool
    func reset() -> Int
    func reset() -> String
    func run<Value>(_ value: Value)
    func run<Value>(_ value: Value) -> Value
    static func start()
    static func start() -> Int
}

public protocol ReservedNames {
    var `self`: Int { get set }
    var `Type`: String { get set }
    var `default`: Bool { get set }
}

public protocol SharedReservedNames: Sendable {
    var `self`: Int { get set }
    static var `default`: String { get set }
}

public protocol NamesOfTypes {
    static var `Type`: String { get set }
    var kind: Int { get }
}
