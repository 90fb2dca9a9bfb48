import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    func store(at first: String, second: String) -> [Note]
    static func save(at first: Note?, _ second: Note?) async throws -> Int
}
