import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    #if os(Linux)
    var store: [String: Int] { get throws }
    #endif
    func save(_ first: Note?) async -> Note?
    func title() async -> [Note]
}
