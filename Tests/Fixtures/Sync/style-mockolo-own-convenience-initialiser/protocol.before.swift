import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store: Sendable {
    func save(_ first: @escaping @Sendable (Int) -> Void, _ second: Note) -> [String: Int]
    func visit(for first: [Note]) async -> [Note]
    func title<T: Equatable & Sendable>(_ value: T, _ first: [Note], by second: [Note]) throws -> String
}
