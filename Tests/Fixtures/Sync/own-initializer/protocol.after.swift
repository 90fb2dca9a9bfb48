import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    init(name: String)
    func save(_ note: Note)
}
