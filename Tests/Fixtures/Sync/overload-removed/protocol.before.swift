import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    func find(by id: Int) -> Note?
    func find(by id: String) -> Note?
    func find(by id: UUID) -> Note?
}
