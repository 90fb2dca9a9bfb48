import UnderstudySemantics

/// Which requirements a client has closures for.
enum ClientRequirements {
    /// Whether `requirement` is met by the client's own `init()`.
    static func isEmptyInitializer(_ requirement: Requirement) -> Bool {
        ["init()", "init?()", "init!()"].contains(requirement.name)
    }

    /// Whether a closure can stand for `requirement` as it is written, and be handed on to another value.
    ///
    /// Of the requirements with default implementations a client has only these.
    static func isPlain(_ requirement: Requirement, in resolved: ResolvedProtocol) -> Bool {
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
        return !changesShared(requirement, in: resolved)
    }

    /// Whether `requirement` changes a value that threads share, which a closure that they share can't.
    static func changesShared(_ requirement: Requirement, in resolved: ResolvedProtocol) -> Bool {
        guard resolved.isSendable, !resolved.isClassBound else { return false }
        return requirement.signature.hasModifier("mutating")
            || requirement.signature.changesInPlace && !setsLocked(requirement, in: resolved)
    }

    /// Whether `requirement` is a property that a client sets of a copy behind a lock, as threads share the value.
    static func setsLocked(_ requirement: Requirement, in resolved: ResolvedProtocol) -> Bool {
        guard resolved.isSendable, !resolved.isClassBound, resolved.isolation == .none, requirement.kind == .var,
            !requirement.isStatic, !MemberAttributes.restrictsUse(requirement),
            let accessors = requirement.signature.accessors, requirement.signature.changesInPlace
        else { return false }
        return accessors.getterModifiers.isEmpty && accessors.setterModifiers.isEmpty
    }

    /// The associated types that a client is generic over: not those that only the platform's protocols ask for.
    static func associatedTypes(
        _ resolved: ResolvedProtocol, _ included: [ResolvedRequirement], _ texts: [String]
    ) -> [AssociatedType] {
        var words = included.reduce(into: Set<String>()) { $0.formUnion($1.requirement.signature.words) }
        for text in texts { words.formUnion(SwiftNames.plainParts(text)) }
        return resolved.associatedTypes.filter { !$0.isStandard || words.contains($0.name) }
    }
}
