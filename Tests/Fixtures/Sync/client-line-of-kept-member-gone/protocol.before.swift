import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    @discardableResult func load(first: Note, by second: String) async -> Bool
}

extension Store {
    @discardableResult func load(first: Note, by second: String) async -> Bool { fatalError() }
}
