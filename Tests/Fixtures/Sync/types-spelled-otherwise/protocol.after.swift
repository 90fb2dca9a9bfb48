import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note)
    func save(_ text: String)
    func find(for id: Int) -> Note?
    func all() -> [Note]
    func clear()
}
