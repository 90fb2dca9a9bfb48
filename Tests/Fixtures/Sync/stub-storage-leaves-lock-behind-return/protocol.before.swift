import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Base {
    func find<T: Equatable & Sendable>(_ value: T, at first: (Int, String), second: [Note]) -> Int
}

protocol Store: Sendable, Base {
    func save(first: Int, _ second: (Int, String)) throws -> Int
    init(for first: [Note])
    func item<T: Hashable & Sendable>(_ value: T) throws -> [Note]
    #if os(Linux)
    func title(at first: [Note]) async throws -> [String: Int]
    #endif
    init(_ first: Note)
    func store() async -> Bool
}

extension Store {
    init(for first: [Note]) { fatalError() }
}
