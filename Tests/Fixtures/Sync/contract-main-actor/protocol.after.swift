import Foundation

struct Note: Sendable { var id = 0 }

@MainActor protocol Store {
    var title: String { get set }
    func refresh()
}
