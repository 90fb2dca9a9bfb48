import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var title: Bool { get }
    func save<T: Hashable & Sendable>(_ value: T, first: (Int, String), by second: [Note]) async throws -> Bool
    init(at first: Note?)
    var find: Int { get async throws }
}

extension Store {
    var title: Bool { get { fatalError() } }
}
