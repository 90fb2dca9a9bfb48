// swift-format-ignore-file

// Properties that are called like members of the lock.

public protocol Odometer: Sendable {
    var append: @Sendable (Int) -> Int { get set }
    var increment: Int { get }
    var shared: String { get set }
    func add(_ distance: Int)
    func clear()
}

public protocol Dial: Sendable {
    var withLock: Int { get set }
    static var append: String { get set }
    static func begin()
    func read(_ unit: String, of part: Int) async throws -> Int
}
