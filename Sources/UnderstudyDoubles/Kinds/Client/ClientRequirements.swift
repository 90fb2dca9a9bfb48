import UnderstudySemantics
import UnderstudySyntax

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
        let source = requirement.source
        if !MemberAttributes.lines(requirement).isEmpty || requirement.isStatic || requirement.kind == .`init` {
            return false
        }
        let (parameters, result) = KindRefusal.types(of: requirement)
        let isGeneric =
            !requirement.genericParameters.isEmpty || parameters.contains { TypeForms.mentionsSome($0.type) }
        let mentionsSelf = (parameters.map(\.type) + (result.map { [$0] } ?? []))
            .contains { SelfForm($0, source) != .none }
        if isGeneric || mentionsSelf || parameters.contains(where: \.isVariadic) { return false }
        if parameters.contains(where: { TypeForms.has("isolated", $0.type, source) }) { return false }
        for parameter in parameters where TypeForms.has("autoclosure", parameter.type, source) {
            guard let function = TypeForms.function(parameter.type) else { return false }
            if function.effects.isThrowing || function.effects.isAsync { return false }
        }
        if case .function(let function) = requirement.syntax.kind, function.effects.isRethrows { return false }
        return !changesShared(requirement, in: resolved)
    }

    /// Whether `requirement` changes a value that threads share, which a closure that they share can't.
    static func changesShared(_ requirement: Requirement, in resolved: ResolvedProtocol) -> Bool {
        guard resolved.isSendable, !resolved.isClassBound else { return false }
        return requirement.hasModifier("mutating") || setsInPlace(requirement) && !setsLocked(requirement, in: resolved)
    }

    /// Whether `requirement` is a property that a client sets of a copy behind a lock, as threads share the value.
    static func setsLocked(_ requirement: Requirement, in resolved: ResolvedProtocol) -> Bool {
        guard resolved.isSendable, !resolved.isClassBound, resolved.isolation == .none, requirement.kind == .var,
            !requirement.isStatic, MemberAttributes.lines(requirement).isEmpty, setsInPlace(requirement)
        else { return false }
        let accessors = requirement.binding?.accessors?.accessors ?? []
        return accessors.allSatisfy(\.modifiers.isEmpty)
    }

    /// The associated types that a client is generic over: not those that only the platform's protocols ask for.
    static func associatedTypes(
        _ resolved: ResolvedProtocol, _ included: [ResolvedRequirement], _ texts: [String]
    ) -> [AssociatedType] {
        var words: Set<Substring> = []
        for text in included.map(\.requirement.signature) + texts {
            words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        }
        return resolved.associatedTypes.filter { !$0.isStandard || words.contains(Substring($0.name)) }
    }

    /// Whether setting changes the value itself.
    static func setsInPlace(_ requirement: Requirement) -> Bool {
        let source = requirement.source
        let block: AccessorBlockSyntax?
        switch requirement.syntax.kind {
        case .subscript(let syntax): block = syntax.accessors
        default: block = requirement.binding?.accessors
        }
        return block?.accessors.contains { accessor in
            let isNonmutating = accessor.modifiers.contains { source.matches($0.name, "nonmutating") }
            let isMutating = accessor.modifiers.contains { source.matches($0.name, "mutating") }
            return source.matches(accessor.name, "set") && !isNonmutating || isMutating
        } ?? false
    }
}
