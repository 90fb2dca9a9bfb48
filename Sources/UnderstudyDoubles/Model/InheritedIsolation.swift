import UnderstudySemantics

/// Tells where inherited requirements run: what a protocol without an actor asks for may be called from anywhere, although
/// the double itself runs on one.
final class InheritedIsolation: Sendable {
    private let context: DoubleContext
    /// The names of the protocols that ask for members outside the double's actor.
    private let free: Set<String>
    /// The names of those that belong to the superclass's actor, or to none in a module in Swift 5 mode.
    private let unsure: Set<String>

    init(_ context: DoubleContext) {
        self.context = context
        let resolved = context.resolved
        if resolved.isolation == .none {
            free = []
            unsure = []
        } else {
            let declarations = [resolved.declaration] + resolved.ancestors.filter { !$0.isStandard }.map(\.declaration)
            unsure =
                resolved.isIsolatedBySuperclass
                ? Set(declarations.filter { context.index.resolve($0).isIsolatedBySuperclass }.map(\.name)) : []
            free = unsure.union(resolved.ancestors.filter { Self.isFree($0, in: context) }.map(\.declaration.name))
        }
    }

    private static func isFree(_ ancestor: ResolvedProtocol.Ancestor, in context: DoubleContext) -> Bool {
        if ancestor.isStandard {
            return StandardProtocols.declaration(named: ancestor.declaration.name)?.isolation == .unspecified
        }
        let isMainActor = context.index.settings(of: ancestor.declaration).isMainActorByDefault
        return !isMainActor && context.index.resolve(ancestor.declaration).isolation == .none
    }

    /// The requirement of `entry` as the double meets it.
    func met(_ entry: ResolvedRequirement) -> ResolvedRequirement {
        // An override runs where the superclass's member does.
        if entry.superclassMember != nil { return entry }
        guard free.contains(entry.origin.name) || !free.isDisjoint(with: entry.restatedBy), leavesActor(entry) else {
            return entry
        }
        var entry = entry
        entry.requirement = entry.requirement.leavingActors()
        return entry
    }

    private func leavesActor(_ entry: ResolvedRequirement) -> Bool {
        let requirement = entry.requirement
        let signature = requirement.signature
        guard MemberIsolation(requirement, in: context.index) == .type else { return false }
        // An initialiser calls the superclass's.
        if requirement.kind == .`init`, context.resolved.superclass != nil { return false }
        // What belongs to the type runs on no actor instance anyway.
        if context.resolved.isolation == .actor, requirement.isStatic || requirement.kind == .`init` { return false }
        guard signature.effects.isAsync else { return true }
        if unsure.contains(entry.origin.name) { return false }
        let sendability = Sendability(MemberBuilder(requirement, of: entry.origin, stem: "", in: context))
        return !(signature.parameters.map(\.type) + [signature.value].compactMap(\.self))
            .allSatisfy(sendability.canCross)
    }
}
