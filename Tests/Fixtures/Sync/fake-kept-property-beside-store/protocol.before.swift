import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    func load(_ first: Note) -> Note?
    func save(at first: Note) throws -> Bool
}
