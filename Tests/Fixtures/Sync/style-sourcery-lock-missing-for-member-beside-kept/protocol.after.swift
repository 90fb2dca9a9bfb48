import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Actor {
    @MainActor func count(by first: Note) -> Int
}
