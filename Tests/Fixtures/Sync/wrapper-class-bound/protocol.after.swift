import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: AnyObject {
    func save(_ note: Note)
}
