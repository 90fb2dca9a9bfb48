import UnderstudySemantics

extension MemberBuilder {
    /// Whether it is a function called `self` that runs on a global actor: of a call there the compiler says that the name
    /// may be meant for the value itself.
    var isHiddenOnGlobalActor: Bool {
        guard signature.kind.isFunction, SwiftNames.bare(signature.name) == "self" else { return false }
        switch MemberIsolation(requirement, in: context.index) {
        case .globalActor: return true
        case .type: if case .globalActor = context.resolved.isolation { return true } else { return false }
        case .nonisolated, .caller: return false
        }
    }
}
