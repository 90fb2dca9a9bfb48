import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func remove(with first: Note, at second: Note) async throws -> Bool
}
