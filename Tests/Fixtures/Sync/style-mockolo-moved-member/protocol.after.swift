import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    var last: Note? { get set }
    var isFull: Bool { get throws }
    var count: Int { get async }
}
