import Foundation
struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func count() async throws -> Int
    init(with first: Int, by second: URL)
}
