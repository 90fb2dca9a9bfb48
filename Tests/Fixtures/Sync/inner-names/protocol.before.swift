import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note) throws
    func find(by id: Int) -> Note?
    func move(note: Note, to folder: Int)
    subscript(id: Int) -> Note { get set }
}
