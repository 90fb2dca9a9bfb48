import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    var last: Note? { get set }
    var isEmpty: Bool { get throws }
    var count: Int { get async }
}
