public struct Token: Equatable, Sendable {
    public init() {}
}

/// A name that doubles of `Sendable` protocols use too.
public final class Locked {
    public init() {}
}
