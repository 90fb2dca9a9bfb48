import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    var remove: [Note] { get async }
    func load(at first: Int, at second: [Note]) -> String
    func count() throws -> Note
    var store: [Note] { get set }
}
