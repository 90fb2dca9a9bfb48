import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    @discardableResult func store(first: Note, by second: String) -> Bool
}

extension Store {
    @discardableResult func store(first: Note, by second: String) -> Bool { fatalError() }
}
