import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    init(at url: URL)
    func save(_ note: Note)
}
