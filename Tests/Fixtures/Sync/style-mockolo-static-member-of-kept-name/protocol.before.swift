import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func title() async -> [String: Int]
    static func title() async -> Bool
    func item() throws -> Int
    var store: [Note] { get async }
    init(at first: Note?, by second: URL)
    var save: [Note] { get throws }
}
