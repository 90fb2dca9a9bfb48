/// The isolation of a type's members.
public enum Isolation: Hashable, Sendable {
    /// Nonisolated.
    case none
    /// Isolated to a global actor.
    case globalActor(String)
    /// Isolated to the type itself, which is an actor.
    case actor
}
