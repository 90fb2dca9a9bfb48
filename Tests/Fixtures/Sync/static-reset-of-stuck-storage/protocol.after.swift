import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    subscript(_ key: Int) -> Int { get }
    func find(by first: Note) throws
    #if os(Linux)
    init(with first: Int)
    #endif
    #if os(Linux)
    static func store(for first: [Note]) async -> [Note]
    #endif
    static func load(by first: String) async -> Note?
    func title<T: Equatable & Sendable>(_ value: T, at first: (Int, String)) async throws -> String
}
