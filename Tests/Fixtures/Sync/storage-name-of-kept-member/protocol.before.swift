import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    func find<T: Hashable & Sendable>(_ value: T) async
    func store() async -> Bool
    var load: Bool { get }
}
