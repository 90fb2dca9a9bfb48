// swift-format-ignore-file
public struct Note: Sendable {
    public var id = 0
    public init() {}
}

public protocol Store: Sendable {
    func save(_ note: Note)
    func load(id: Int) -> Note
    func clear()
}
