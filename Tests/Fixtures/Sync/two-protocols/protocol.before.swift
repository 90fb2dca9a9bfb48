import Foundation

struct Note: Sendable { var id = 0 }

protocol Saver {
    func save(_ note: Note)
}

protocol Finder {
    func find(by id: Int) -> Note?
}
