import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Base {
    static func visit(for first: [Note]) -> [String: Int]
}

protocol Store: Sendable, Base {
    subscript(_ key: Int) -> [Note] { get }
    func find<T: Equatable & Sendable>(_ value: T, for first: @escaping @Sendable (Int) -> Void) throws -> Note
}

extension Store {
    subscript(_ key: Int) -> [Note] { fatalError() }
}
