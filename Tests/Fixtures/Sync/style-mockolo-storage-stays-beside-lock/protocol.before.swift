import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    var store: String { get }
    func find() -> Bool
    func save(for first: Int) -> [Note]
}
