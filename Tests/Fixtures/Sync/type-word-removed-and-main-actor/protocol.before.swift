import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Base {
    var visit: Bool { get throws }
}

protocol Store: Base {
    #if os(Linux)
    var load: String { get set }
    #endif
    func item() -> Note
}
