import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func find(by id: Int) -> Note?
    func archive(_ note: Note)
    func save(_ note: Note)
}
