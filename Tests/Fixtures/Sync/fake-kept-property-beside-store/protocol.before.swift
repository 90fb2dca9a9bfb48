import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    func load(_ first: Note) -> Note?
    func insert(at first: Note) throws -> Bool
}
