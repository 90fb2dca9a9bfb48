import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Base {
    #if os(Linux)
    var save: Int { get async }
    #endif
}

protocol Store: Base {
    #if os(Linux)
    func remove() async throws -> Int
    #endif
}
