import Foundation

/// Where notes are kept.
public protocol Store {
    var find: Bool { get async }
    func visit(first: Int, with second: String)
}

extension Store {
    /// Does nothing.
    public func visit(first: Int, with second: String) {}
}
