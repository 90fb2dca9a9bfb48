import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func save<T: Sendable>(_ note: T) throws
    func find(by id: Int) -> Note?
    func refresh()
}
