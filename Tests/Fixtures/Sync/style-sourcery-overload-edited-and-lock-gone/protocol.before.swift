import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    static func count() -> [String: Int]
}
