import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var item: Note { get throws }
}
