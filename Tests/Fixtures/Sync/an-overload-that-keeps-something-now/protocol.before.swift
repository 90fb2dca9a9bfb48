import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    var find: String { get }
    func remove() -> [String: Int]
    func save(_ notes: [Note]) -> String
    func save()
}
