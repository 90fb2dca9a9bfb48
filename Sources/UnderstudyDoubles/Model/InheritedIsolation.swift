import UnderstudySemantics

/// Tells where requirements run that don't run where the double does, or not where its module would have them run.
///
/// Requirements of a protocol without an actor may be called from anywhere, although the double itself runs on one.
final class InheritedIsolation: Sendable {
    private let context: DoubleContext
    /// The names of the protocols that ask for members outside the double's actor.
    private let free: Set<String>
    /// The names of those that belong to the superclass's actor, or to none in a module in Swift 5 mode.
    private let unsure: Set<String>
    /// The global actors of those that belong to another one than the double, by their names.
    private let others: [String: String]
    /// The names of those that say that they belong to no actor, and of what they refine: the compiler takes members for
    /// their requirements off the double's actor, unless they say that they are on it.
    private let nonisolated: Set<String>

    init(_ context: DoubleContext) {
        self.context = context
        let resolved = context.resolved
        var free: Set<String> = []
        var unsure: Set<String> = []
        var others: [String: String] = [:]
        var nonisolated: Set<String> = []
        if resolved.isolation != .none {
            for ancestor in resolved.ancestors where ancestor.isStandard && Self.isFree(ancestor) {
                free.insert(ancestor.declaration.name)
            }
            for declaration in [resolved.declaration] + resolved.ancestors.filter({ !$0.isStandard }).map(\.declaration)
            {
                if resolved.isIsolatedBySuperclass, context.index.resolve(declaration).isIsolatedBySuperclass {
                    unsure.insert(declaration.name)
                }
                if declaration.saysNonisolated {
                    nonisolated.insert(declaration.name)
                    nonisolated.formUnion(context.index.resolve(declaration).ancestors.map(\.declaration.name))
                }
                switch resolved.ownIsolation ?? context.index.isolation(of: declaration) {
                case .none: if !declaration.isComposition { free.insert(declaration.name) }
                case .globalActor(let actor):
                    if resolved.isolation != .globalActor(actor) { others[declaration.name] = actor }
                case .actor: break
                }
            }
        }
        self.free = free.union(unsure)
        self.unsure = unsure
        self.others = others
        self.nonisolated = nonisolated
    }

    private static func isFree(_ ancestor: ResolvedProtocol.Ancestor) -> Bool {
        StandardProtocols.declaration(named: ancestor.declaration.name)?.isolation == .unspecified
    }

    /// The requirement of `entry` as the double meets it.
    func met(_ entry: ResolvedRequirement) -> ResolvedRequirement {
        // An override runs where the superclass's member does.
        if entry.superclassMember != nil { return entry }
        var entry = entry
        if let actor = others[entry.origin.name], MemberIsolation(entry.requirement, in: context.index) == .type {
            entry.requirement = entry.requirement.moving(to: actor)
            return entry
        }
        let isMetOnActor = context.conformanceIsolation == .actor && entry.isOnActor
        let isFree = free.contains(entry.origin.name) || !isMetOnActor && !free.isDisjoint(with: entry.restatedBy)
        if isFree, leavesActor(entry) {
            entry.requirement = entry.requirement.leavingActors()
        }
        if let explicit = stating(entry) { entry.requirement = explicit }
        if case .globalActor(let actor) = context.resolved.isolation, nonisolated.contains(entry.origin.name),
            MemberIsolation(entry.requirement, in: context.index) == .type
        {
            entry.requirement = entry.requirement.moving(to: actor)
        }
        return entry
    }

    /// The requirement with the isolation that asynchronous functions without an actor have in its module by default, where
    /// they have another one in the tests (SE-0461); `nil` where nothing has to be said.
    private func stating(_ entry: ResolvedRequirement) -> Requirement? {
        let requirement = entry.requirement
        let settings = context.index.settings(of: entry.origin)
        guard let tests = settings.tests, requirement.signature.effects.isAsync,
            settings.isNonsendingByDefault != tests.isNonsendingByDefault, dependsOnDefault(requirement)
        else { return nil }
        if settings.isNonsendingByDefault { return requirement.stayingWithCaller() }
        // Only what hands the call on sends anything to where the requirement runs.
        let handsOn =
            context.kind.consistsOfClosures || context.names.base != nil
            || context.style.features.contains(.forwarding)
        return handsOn ? requirement.leavingCaller() : nil
    }

    /// Whether the module decides where `requirement` runs: it belongs to no actor, and says no more than that.
    private func dependsOnDefault(_ requirement: Requirement) -> Bool {
        switch MemberIsolation(requirement, in: context.index) {
        case .type: context.resolved.isolation == .none
        case .nonisolated: !requirement.signature.hasAttribute("concurrent")
        case .caller, .globalActor: false
        }
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
