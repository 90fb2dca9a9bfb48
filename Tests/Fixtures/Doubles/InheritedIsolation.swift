// swift-format-ignore-file

// Protocols on an actor that inherit from protocols without one: what is inherited may be called from anywhere.

public final class MainCrate {
    public var weight = 0
    public init() {}
}

public protocol TitledThing {
    var label: String { get set }
    func describe(_ crate: MainCrate) -> String
    static func make(_ label: String) -> MainCrate
}

public protocol Weighing: Sendable {
    func weigh(_ crate: MainCrate) async throws -> Int
    func count() async -> Int
}

@MainActor public protocol Ranked: Comparable, AnyObject {
    func rank() -> Int
}

@MainActor public protocol Stored: AnyObject, Codable {
    func touch()
}

@MainActor public protocol SectionEditor {
    mutating func edit(_ text: String) async throws -> Int
    func copy(isolation: isolated (any Actor)?) async throws -> Self?
    init(text: String)
}

public protocol Gauge {
    @MainActor var level: Int { get set }
    func read() -> Int
    mutating func reset()
}
