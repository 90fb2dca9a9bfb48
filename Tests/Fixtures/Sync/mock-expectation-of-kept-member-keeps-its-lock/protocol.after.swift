import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Base {
    static func visit(for first: [Note]) -> [String: Int]
}

@MainActor
protocol Store: Sendable, Base {
    func find<T: Equatable & Sendable>(_ value: T, for first: @escaping @Sendable (Int) -> Void) throws -> Note
    subscript(by first: Int, by second: String) -> Int { get }
}
