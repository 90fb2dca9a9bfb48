import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    var title: String { get set }
    var count: Int { get }
    var notes: [Note] { get set }
}
