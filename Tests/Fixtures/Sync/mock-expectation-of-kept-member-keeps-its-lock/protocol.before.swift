import Foundation

public struct Note: Sendable, Equatable { var id = 0 }

public protocol Base {
    static func visit(for first: [Note]) -> [String: Int]
}

public protocol Store: Sendable, Base {
    subscript(_ key: Int) -> [Note] { get }
    func find<T: Equatable & Sendable>(_ value: T, for first: @escaping @Sendable (Int) -> Void) throws -> Note
}

extension Store {
    public subscript(_ key: Int) -> [Note] { fatalError() }
}
