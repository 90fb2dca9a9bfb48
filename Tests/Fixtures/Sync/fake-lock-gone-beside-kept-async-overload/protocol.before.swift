// swift-format-ignore-file
public struct Note: Sendable {
    public var id = 0
}

public protocol Store: Sendable {
    func insert(for first: Note) -> Bool
}
