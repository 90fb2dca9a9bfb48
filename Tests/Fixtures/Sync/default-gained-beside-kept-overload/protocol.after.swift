// swift-format-ignore-file
import Foundation

public struct Note: Sendable { public var id = 0; public init() {} }

public protocol Store: Sendable {
    func count(for first: String, _ second: Int) -> [String: Int]
    func remove(for first: String, _ second: Note) async throws
}

extension Store {
    public func count(for first: String, _ second: Int) -> [String: Int] { [first: second] }
}
