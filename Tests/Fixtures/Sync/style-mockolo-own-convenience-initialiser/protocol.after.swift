import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store: Sendable {
    init(at first: Int)
    func save(_ first: @escaping @Sendable (Int) -> Void, _ second: Note) -> [String: Int]
    #if os(Linux)
    func save() async -> String
    #endif
    func visit(for first: [Note]) async -> [Note]
    func title<T: Equatable & Sendable>(_ value: T, _ first: [Note], by second: [Note]) throws -> String
    func remove(with first: Note)
}
