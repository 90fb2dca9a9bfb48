import Foundation

struct Note: Sendable { var id = 0 }

@MainActor
protocol Store {
    func find(by id: Int) -> Note?
}
