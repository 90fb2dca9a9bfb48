import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var store: String { get }
    func find() -> Bool
    @MainActor func save(for first: Int) -> [Note]
}
