/// The isolation of a type's members.
public enum Isolation: Hashable, Sendable {
    /// Nonisolated.
    case none
    /// Isolated to a global actor.
    case globalActor(String)
    /// Isolated to the type itself, which is an actor.
    case actor

    /// Whether it is that of a global actor.
    package var isGlobalActor: Bool { if case .globalActor = self { true } else { false } }

    /// Isolated to the main actor.
    package static let mainActor = globalActor("MainActor")

    /// Whether it is that of the main actor, however its name is written.
    package var isMainActor: Bool {
        guard case .globalActor(let name) = self else { return false }
        return ["MainActor", "Swift.MainActor", "Swift::MainActor", "_Concurrency.MainActor"].contains(name)
    }
}
