// swift-format-ignore-file

// What doubles keep behind a lock, and what of it dies, or runs, when something else takes its place.

public enum VaultError: Error { case closed }

public final class Owner: Sendable {
    private let end: @Sendable () -> Void
    public init(end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
}

public protocol Strongbox: Sendable {
    static func open(_ code: Int) -> Bool
    func read() throws(VaultError) -> Int
    var owner: Owner { get set }
}

public protocol Tally: Sendable {
    var count: Int { get set }
    func total() -> Int
}
