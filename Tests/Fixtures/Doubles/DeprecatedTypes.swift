// swift-format-ignore-file

/// Types about which the compiler warns: the members that mention them are deprecated, and their storage holds `Any`.
@available(*, deprecated, message: "use 'Tag'") public struct Label: Hashable, Sendable {
    public init() {}
}

public struct Tag: Hashable, Sendable {
    public init() {}
}

public protocol LabelStore {
    @available(*, deprecated, renamed: "save(_:)") func add(_ label: Label, at index: Int)
    @available(*, deprecated) func labels(under key: String) throws -> [Label]
    @available(*, deprecated) var first: Label { get set }
    @available(*, deprecated) static func make(_ label: Label) -> Label?
    func save(_ tag: Tag)
}

public protocol SharedLabels: Sendable {
    @available(*, deprecated) func latest(_ label: Label) async -> Label
    @available(*, deprecated) var first: Label { get set }
    var tag: Tag { get }
}

@available(*, deprecated) public protocol LabelSource {
    func label(at index: Int) -> Label
}
