import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    func find(_ id: Int) -> Note?
}
