import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    var title: String { get }
    var count: Int { get set }
    var notes: [Note] { get set }
}
