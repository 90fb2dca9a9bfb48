import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func find()
    func visit<T: Hashable & Sendable>(
        _ value: T, for first: @escaping @Sendable (Int) -> Void, by second: Int
    ) throws -> Note?
    func title(_ first: Int) throws
}
