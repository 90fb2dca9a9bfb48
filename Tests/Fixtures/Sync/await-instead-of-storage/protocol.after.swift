import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store: Sendable {
    func remove() async -> Note?
    var find: Int { get }
}
