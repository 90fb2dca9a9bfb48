// swift-format-ignore-file
import Foundation

public struct Note: Sendable { public var id = 0; public init() {} }

@MainActor
protocol Store {
    func item<T: Sendable>(for value: T) async -> [String: Int]
    func load()
}

extension Store {
    func item<T: Sendable>(for value: T) async -> [String: Int] { fatalError() }
}
