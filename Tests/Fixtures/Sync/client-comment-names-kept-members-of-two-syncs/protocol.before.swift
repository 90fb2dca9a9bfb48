// swift-format-ignore-file
public struct Note: Sendable {
    public var id = 0
}

public protocol Store {
    func remove(by first: Note?) async throws -> Int
    func count(_ first: Note) async -> Int
}
