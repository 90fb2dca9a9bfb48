import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func title<T: Equatable & Sendable>(_ value: T) -> Note
    var load: Note { get }
}
