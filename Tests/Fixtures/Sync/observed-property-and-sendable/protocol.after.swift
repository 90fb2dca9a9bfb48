import Foundation

struct Note: Sendable { var id = 0 }

protocol Store: Sendable {
    var title: String { get set }
    func clear()
}
