import Foundation

struct Note: Sendable { var id = 0 }

protocol Saver {
    func save(_ note: Note) throws
}

protocol Finder {
    func find(by id: Int) -> Note?
    func count() -> Int
}

typealias Store = Saver & Finder
