import Foundation

struct Note: Sendable { var id: Int = 0 }

protocol Store {
    var title: String { get set }
    func save(_ note: Note) async throws
    func delete(_ note: Note) async throws
    func find(id: Int) async throws -> Note?
    func all() -> [Note]
}
