import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store: Sendable {
    func save<T: Hashable & Sendable>(_ value: T, first: (Int, String), by second: [Note]) async throws -> Bool
    init(at first: Note?)
    var find: Int { get async throws }
}
