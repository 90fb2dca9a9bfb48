// swift-format-ignore-file
import Foundation

public struct Note: Sendable { public var id = 0; public init() {} }

public protocol Store: Sendable {
    var store: Int { get set }
    func count() async -> [String: Int]
}
