import UnderstudySemantics

/// What a double on a global actor says in front of the protocol that it conforms to (SE-0470).
enum ConformanceIsolation {
    /// Nothing: the conformance can be used anywhere, as its module says by default.
    case unsaid
    /// `nonisolated`: in tests on the main actor by default, the compiler would put it on the actor for the sake of a
    /// protocol that this one refines, and then not use it for this one.
    case nonisolated
    /// The actor: what a value behind the double has there for one of the platform's protocols, only the actor can read.
    case actor

    /// - Parameters:
    ///   - resolved: What the double conforms to.
    ///   - base: The value that everything is forwarded to; `nil` where there is no such value.
    ///   - forwards: Whether the double may forward to another value.
    init(of resolved: ResolvedProtocol, base: BaseNames?, forwards: Bool, in index: DeclarationIndex) {
        guard resolved.isolation.isGlobalActor else {
            self = .unsaid
            return
        }
        let isReadOnActor = resolved.makesCasesOnActor(of: base) || forwards && resolved.restatesStandard
        if isReadOnActor, !resolved.refinesSendable {
            self = .actor
        } else if index.settings(of: resolved.declaration).tests?.isMainActorByDefault ?? false,
            resolved.ancestors.contains(where: { !$0.isStandard && !$0.declaration.requirements.isEmpty })
        {
            self = .nonisolated
        } else {
            self = .unsaid
        }
    }
}

extension ResolvedProtocol {
    /// Whether a double of all cases of `base` can be made only on the actor of the protocol.
    func makesCasesOnActor(of base: BaseNames?) -> Bool {
        base != nil && isolation.isGlobalActor && !refinesSendable && refines(.caseIterable)
    }

    /// Whether it states something of its values itself, on its actor, that one of the platform's protocols asks for anywhere.
    fileprivate var restatesStandard: Bool {
        let standard = Set(ancestors.filter(\.isStandard).map(\.declaration.name))
        return requirements.contains { $0.isOnActor && !standard.isDisjoint(with: $0.restatedBy) }
    }
}

extension ResolvedRequirement {
    /// Whether a protocol of the sources asks a value for it where the protocol itself runs.
    var isOnActor: Bool { !isStandard && !requirement.isStatic && !MemberIsolation.isNonisolated(requirement) }
}
