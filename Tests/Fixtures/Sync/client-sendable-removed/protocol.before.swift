import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func save(_ note: Note)
    static func make() -> Note
}
