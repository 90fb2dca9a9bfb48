import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    func insert(at first: Note) throws -> Bool
    subscript(_ key: Int) -> [Note] { get }
}
