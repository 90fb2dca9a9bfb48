import Foundation

struct Note: Sendable { var id: Int = 0 }

protocol Store {
    var title: String { get set }
    func save(_ note: Note)
    func delete(id: Int)
    func find(id: Int) -> Note?
    func all() -> [Note]
}
