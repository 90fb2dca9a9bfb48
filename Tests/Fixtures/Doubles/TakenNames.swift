// swift-format-ignore-file

// Types with names that emitted code uses by itself.

public struct Locked: Swift.Sendable {
    public init() {}
}

public struct Task: Swift.Sendable {
    public init() {}
}

public struct Result: Swift.Sendable {
    public init() {}
}

public struct Array: Swift.Sendable {
    public init() {}
}

public struct Optional: Swift.Sendable {
    public init() {}
}

public struct String: Swift.Sendable {
    public init() {}
}

public struct Value: Swift.Sendable {
    public init() {}
}

public struct Storage: Swift.Sendable {
    public init() {}
}

public enum Error: Swift.Sendable {
    case none
}

public protocol Sendable {}

public protocol Doors: Swift.Sendable {
    func close(_ door: Locked, after task: Task) throws -> Result
    func list(_ text: String) async throws -> [Array]
    func run(_ body: @escaping @Sendable (Swift.Int) -> Optional)
    func quit()
    func save(_ storage: Storage) throws
    static func make() -> Value
    var last: Error { get set }
}

public protocol Keys {
    func find(_ key: Locked) throws -> Result
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure
    var owner: String { get }
}

public protocol Racer {
    func run(Task: Swift.Int)
    func stop(_ Error: Task, for Result: Swift.Int) -> Swift.Bool
    var Array: Swift.Int { get set }
}

public protocol Relay {
    func send<Parameter, Result>(_ parameter: Parameter, then: @escaping (Result) -> Swift.Void)
    func run<Task>(_ task: Task) throws -> [Task]
    subscript<Array>(_ array: Array) -> Array { get }
}
