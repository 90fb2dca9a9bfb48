import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note) throws
    func find(by id: Int) -> Note?
    func refresh()
    func clear()
}

extension Store {
    func refresh() {}

    func clear() {}
}
