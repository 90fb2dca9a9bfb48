import Foundation

// understudy: spy
public protocol Remote: Sendable {
    func fetch(_ url: URL) async throws -> Data
}

// understudy: spy
public protocol Account: Actor {
    var name: String { get }
    func rename(to name: String)
}
