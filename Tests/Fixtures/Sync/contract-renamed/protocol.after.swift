import Foundation

struct Note: Sendable { var id = 0 }

protocol NoteStore {
    func save(_ note: Note) throws
    func find(by id: Int) -> Note?
    func refresh()
}
