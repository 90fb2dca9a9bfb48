import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func title() throws -> [String: Int]
    func title(by first: @escaping @Sendable (Int) -> Void) -> Note
    static func title() async -> Bool
    func item() throws -> Int
    var store: [Note] { get async }
    init(at first: Note?, by second: URL)
    var save: [Note] { get throws }
}

extension Store {
    func title(by first: @escaping @Sendable (Int) -> Void) -> Note { fatalError() }
}
