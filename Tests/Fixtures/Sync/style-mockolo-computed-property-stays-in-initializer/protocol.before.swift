import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    var save: Note { get set }
    var load: Bool { get set }
    init(with first: @escaping @Sendable (Int) -> Void)
    var find: Int { get }
}
