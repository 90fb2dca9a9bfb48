import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    @discardableResult func save(with id: Int) -> Bool
}
