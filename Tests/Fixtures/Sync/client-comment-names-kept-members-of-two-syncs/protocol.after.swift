// swift-format-ignore-file
public struct Note: Sendable {
    public var id = 0
}

@MainActor
public protocol Store {
    func count(_ first: Note) async -> Int
}
