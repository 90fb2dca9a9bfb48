// swift-format-ignore-file
import Foundation

public struct Note: Sendable { public var id = 0; public init() {} }

protocol Store {
    var all: [Note] { get async }
    init(_ first: Int)
}
