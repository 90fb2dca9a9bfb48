import Foundation

/// Where notes are kept.
protocol Store {
    var find: Bool { get async }
    func visit(first: Int, with second: String)
}

extension Store {
    /// Does nothing.
    func visit(first: Int, with second: String) {}
}
