import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func remove(by first: @escaping @Sendable (Int) -> Void) async throws -> Note?
    func item(at first: URL) -> Int
    #if os(Linux)
    func item(at first: (Int, String)) async throws -> Bool
    #endif
}
