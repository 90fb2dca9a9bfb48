// swift-format-ignore-file
import Foundation

public struct Note: Sendable { public var id = 0; public init() {} }

@MainActor
public protocol Store {
    static func item(at first: (Int, String)) async throws -> Bool
    static func save(at first: String, second: Note?) -> [Note]
}
