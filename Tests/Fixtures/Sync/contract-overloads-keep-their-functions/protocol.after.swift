import Foundation

struct Note: Sendable, Equatable { var id = 0 }

@MainActor
protocol Store {
    var save: Note { get set }
    var count: [Note] { get throws }
    #if os(Linux)
    func visit(for first: @escaping @Sendable (Int) -> Void) -> [String: Int]
    #endif
    func find(first: Note?) -> String
    static func visit(for first: (Int, String)) -> [String: Int]
}
