import Foundation

struct Note: Sendable { var id = 0 }

class Base {}

protocol Store: Base {
    func save(_ note: Note)
}
