import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    static func item(first: (Int, String), _ second: [Note]) async
    func find(_ first: Int) -> String
    func item(first: Note) -> String
    func remove<T: Hashable & Sendable>(_ value: T, with first: [Note]) throws -> [String: Int]
}

extension Store {
    func find(_ first: Int) -> String { fatalError() }
}
