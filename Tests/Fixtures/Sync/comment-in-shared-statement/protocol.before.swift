import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    var item: [String: Int] { get set }
    static func count(first: [Note]) -> [Note]
    static func count(first: Note) -> [Note]
}
