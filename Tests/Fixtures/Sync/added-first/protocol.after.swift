import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    var title: String { get set }
    func save(_ note: Note) throws
    func find(by id: Int) -> Note?
    func refresh()
}
