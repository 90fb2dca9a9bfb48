import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func load(by id: Int) throws -> [Note]
    func save(_ note: Note)
    static func make() -> Int
}
