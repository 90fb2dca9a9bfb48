import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func refresh()
    func find(by id: Int) -> Note?
    func save(_ note: Note) throws
    func load()
}
