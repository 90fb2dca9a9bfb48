// swift-format-ignore-file
public struct Note: Sendable {
    public var id = 0
    public init() {}
}

public protocol Store {
    func load(id: Int) -> Note
}
