/// What a module's build settings change about the meaning of its declarations.
public struct ModuleSettings: Hashable, Sendable {
    /// Whether asynchronous functions run on their caller's actor, unless they say otherwise (SE-0461).
    public var isNonsendingByDefault: Bool
    /// Whether declarations are isolated to the main actor, unless they say otherwise (SE-0466).
    public var isMainActorByDefault: Bool

    /// Creates settings; without arguments, those of a module that changes nothing.
    public init(isNonsendingByDefault: Bool = false, isMainActorByDefault: Bool = false) {
        self.isNonsendingByDefault = isNonsendingByDefault
        self.isMainActorByDefault = isMainActorByDefault
    }
}
