import Foundation

struct Note: Sendable { var id = 0 }

struct Tag: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note)
    func save(_ tag: Tag)
    func find(by id: Int) -> Note?
}
