import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Actor {
    func save(_ note: Note) async
    func load() -> [Note]
}
