// swift-format-ignore-file
import Foundation

public struct Note: Sendable {
    public var id = 0
    public init(id: Int = 0) { self.id = id }
}

public protocol Store {
    func save(_ note: Note) throws
    func find(by id: Int) -> Note?
    func refresh()
    func load()
}
