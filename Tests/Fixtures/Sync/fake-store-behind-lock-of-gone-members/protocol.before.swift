import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var store: Int { get async throws }
    var item: Note { get throws }
    func save(_ first: Note)
}
