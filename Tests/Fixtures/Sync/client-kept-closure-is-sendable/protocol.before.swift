import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    func remove(for first: Note, at second: Note) async throws -> Note
}
