import UnderstudySemantics
import UnderstudySyntax

/// Which requirements a closure can stand for.
enum ClientRequirements {
    /// Why none can for `requirement`, as the end of a sentence; `nil` when one can.
    static func reason(_ requirement: Requirement, in resolved: ResolvedProtocol) -> String? {
        let source = requirement.source
        if !MemberAttributes.lines(requirement).isEmpty { return "is deprecated" }
        if requirement.isStatic { return "belongs to the type" }
        if requirement.kind == .`init` { return "makes a value" }
        if !requirement.genericParameters.isEmpty { return "is generic" }
        let (parameters, result) = KindRefusal.types(of: requirement)
        if parameters.contains(where: { TypeForms.mentionsSome($0.type) }) { return "is generic" }
        if parameters.contains(where: \.isVariadic) { return "takes any number of arguments" }
        let types = parameters.map(\.type) + (result.map { [$0] } ?? [])
        if types.contains(where: { SelfForm($0, source) != .none }) { return "mentions 'Self'" }
        if parameters.contains(where: { TypeForms.has("isolated", $0.type, source) }) {
            return "runs where its caller does"
        }
        for parameter in parameters {
            guard TypeForms.has("autoclosure", parameter.type, source) else { continue }
            guard let function = TypeForms.function(parameter.type) else { return "takes an unusual autoclosure" }
            if function.effects.isThrowing || function.effects.isAsync { return "takes an autoclosure that may fail" }
        }
        if case .function(let function) = requirement.syntax.kind, function.effects.isRethrows {
            return "throws only what its argument does"
        }
        let isInPlace = requirement.hasModifier("mutating") || setsInPlace(requirement)
        if isInPlace, !resolved.isClassBound, resolved.isSendable { return "changes a value that threads share" }
        return nil
    }

    /// The associated types that a client is generic over: not those that only the platform's protocols ask for.
    static func associatedTypes(_ resolved: ResolvedProtocol, _ included: [ResolvedRequirement]) -> [AssociatedType] {
        var words: Set<Substring> = []
        for entry in included {
            words.formUnion(entry.requirement.signature.split { !($0.isLetter || $0.isNumber || $0 == "_") })
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
