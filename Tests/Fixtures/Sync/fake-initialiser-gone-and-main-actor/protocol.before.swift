// swift-format-ignore-file
import Foundation

public struct Note: Sendable { public var id = 0; public init() {} }

protocol Store: Sendable {
    func load() async -> [Note]
    init(_ first: String)
    init()
}

extension Store {
    init(_ first: String) { fatalError() }
}
