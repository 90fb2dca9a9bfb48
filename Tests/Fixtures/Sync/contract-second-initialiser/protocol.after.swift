import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    init(_ notes: [Note])
    init()
    func save(_ note: Note)
}
