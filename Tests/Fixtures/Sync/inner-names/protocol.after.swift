import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ it: Note) throws
    func find(by key: Int) -> Note?
    func move(note it: Note, to: Int)
    func refresh()
    subscript(key: Int) -> Note { get set }
}
