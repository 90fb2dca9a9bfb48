import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func find(by first: [Note]) -> String
    func title(by first: [Note]) -> Note
    static func load() async -> [Note]
}
