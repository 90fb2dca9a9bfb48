import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var store: [String: Int] { get }
    var remove: [String: Int] { get set }
}
