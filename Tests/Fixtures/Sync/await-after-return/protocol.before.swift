import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store: Sendable {
    var load: Bool { get set }
    func item(with first: Int) async throws
    func remove(_ first: @escaping @Sendable (Int) -> Void, by second: (Int, String)) -> [String: Int]
}
