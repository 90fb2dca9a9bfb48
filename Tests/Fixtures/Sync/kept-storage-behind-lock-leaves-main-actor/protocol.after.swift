import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store: Sendable {
    #if os(Linux)
    var save: Int { get set }
    #endif
    var title: Int { get throws }
    init(first: String, by second: String)
    func count(for first: Int) throws -> Note
}
