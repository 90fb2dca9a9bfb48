import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func save(_ note: Note) throws
    #if os(Linux) || os(macOS)
    func find(by id: Int) -> Note?
    #endif
    func refresh()
}
