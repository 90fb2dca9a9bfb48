import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Base {
    func count(by first: Note, at second: (Int, String)) async throws -> Note
}

@MainActor
protocol Store: Base {
    static func item(first: (Int, String), _ second: [Note]) async
    func find(_ first: Int) -> String
    func item(first: Note) async throws -> String
    func remove<T: Hashable & Sendable>(_ value: T, with first: [Note]) throws -> [String: Int]
}

extension Store {
    func find(_ first: Int) -> String { fatalError() }
}
