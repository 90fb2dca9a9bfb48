import UnderstudySemantics

/// Which requirements a client has closures for.
enum ClientRequirements {
    /// Whether the client's own `init()` satisfies `requirement`.
    static func isEmptyInitializer(_ requirement: Requirement) -> Bool {
        ["init()", "init?()", "init!()"].contains(requirement.name)
    }

    /// Whether a closure can implement `requirement` as it is written, and forward it to another value.
    ///
    /// Of the requirements with default implementations a client has only these.
    static func isPlain(_ requirement: Requirement, in resolved: ResolvedProtocol, isShared: Bool) -> Bool {
        let signature = requirement.signature
        if MemberAttributes.restrictsUse(requirement) || requirement.isStatic || requirement.kind == .`init` {
            return false
        }
        let types = signature.parameters.map(\.type)
        let mentionsSelf = (types + (signature.result.map { [$0] } ?? [])).contains { $0.selfForm != .none }
        if signature.isGeneric || mentionsSelf || signature.parameters.contains(where: \.isVariadic) { return false }
        if types.contains(where: { $0.has(.isolated) }) { return false }
        for type in types where type.has(.autoclosure) {
            guard let function = type.function, function.effects == .none else { return false }
        }
        if signature.effects.isRethrows { return false }
        return !changesShared(requirement, in: resolved, isShared: isShared)
    }

    /// Whether closures of a client for `resolved` may run on several threads: its values are `Sendable`, or some of its
    /// members run on an actor and others don't.
    static func sharesLive(_ resolved: ResolvedProtocol, in index: DeclarationIndex) -> Bool {
        resolved.isSendable
            || resolved.requirements.contains {
                MemberIsolation.globalActor(of: $0.requirement, in: index) != nil
            }
    }

    /// Whether `requirement` changes a value shared between threads, which a shared closure can't do.
    static func changesShared(
        _ requirement: Requirement, in resolved: ResolvedProtocol, isShared: Bool
    ) -> Bool {
        guard isShared, !resolved.isClassBound else { return false }
        return requirement.signature.hasModifier("mutating")
            || requirement.signature.changesInPlace && !setsLocked(requirement, in: resolved, isShared: isShared)
    }

    /// Whether `requirement` is a property that a client sets on a copy behind a lock, because the value is shared
    /// between threads.
    static func setsLocked(
        _ requirement: Requirement, in resolved: ResolvedProtocol, isShared: Bool
    ) -> Bool {
        guard isShared, !resolved.isClassBound, resolved.isolation == .none, requirement.kind == .var,
            !requirement.isStatic, !MemberAttributes.restrictsUse(requirement),
            let accessors = requirement.signature.accessors, requirement.signature.changesInPlace,
            requirement.signature.result?.associatedTypeName != "Never"
        else { return false }
        return accessors.getterModifiers.isEmpty && accessors.setterModifiers.isEmpty
    }

    /// The associated types that a client is generic over: not those that only the platform's protocols require.
    static func associatedTypes(
        of resolved: ResolvedProtocol, in included: [ResolvedRequirement], ready members: [ReadyMember]
    ) -> [AssociatedType] {
        var words = included.reduce(into: Set<String>()) { $0.formUnion($1.requirement.signature.words) }
        for type in members.flatMap(\.types) { words.formUnion(type.names) }
        return resolved.associatedTypes.filter { !$0.isStandard || words.contains($0.name) }
    }
}

extension DoubleContext {
    /// Whether `requirement` is a property that a client sets on a copy behind a lock.
    func setsLocked(_ requirement: Requirement) -> Bool {
        ClientRequirements.setsLocked(requirement, in: resolved, isShared: closures?.sharesLive ?? false)
    }
}
