import Foundation

struct Note: Sendable, Equatable { var id = 0 }

protocol Store {
    var count: [Note] { get throws }
    #if os(Linux)
    func load(for first: @escaping @Sendable (Int) -> Void) -> [String: Int]
    #endif
    func find(first: Note?) -> String
    static func visit(for first: (Int, String)) -> [String: Int]
}
