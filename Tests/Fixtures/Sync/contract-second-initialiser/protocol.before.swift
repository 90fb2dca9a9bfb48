import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    init()
    func save(_ note: Note)
}
