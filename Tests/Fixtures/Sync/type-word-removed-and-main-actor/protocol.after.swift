import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Base {
    var visit: Bool { get throws }
}

@MainActor
protocol Store: Base {
    func item() -> Note
}
