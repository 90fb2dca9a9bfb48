import Foundation

struct Note: Sendable { var id = 0 }

protocol Store {
    var count: String { get }
}
