import UnderstudySemantics
import UnderstudySyntax

/// Why there can be no wrapper of a protocol, where doubles of other kinds are possible.
enum WrapperRefusal {
    /// Looks for a reason; `nil` when there is none.
    static func find(_ resolved: ResolvedProtocol) -> DoubleRefusal? {
        if let superclass = resolved.superclass {
            return DoubleRefusal(
                id: DiagnosticID("superclass"),
                reason: "it has to inherit from '\(superclass.name)', whose storage can't be forwarded",
                location: resolved.declaration.location)
        }
        if let name = resolved.standardNames.intersection(ownValues).min() {
            return DoubleRefusal(
                id: DiagnosticID("self-reference"),
                reason: "it refines '\(name)', which ties a type to the double itself",
                location: resolved.declaration.location)
        }
        for entry in resolved.requirements where !entry.hasDefault {
            let requirement = entry.requirement
            if let reason = reason(requirement) ?? sharedReason(requirement, of: resolved) {
                return refusal(reason, for: entry, of: resolved)
            }
        }
        return nil
    }

    /// The platform's protocols with collections of values of the conforming type, or whose values make a new one.
    private static let ownValues: Set<StandardProtocol.Name> = [.optionSet, .setAlgebra]

    /// Looks for a requirement that can't be handed on because of what is known of its types, or of where it runs.
    static func find(_ requirements: [ResolvedRequirement], in context: DoubleContext) -> DoubleRefusal? {
        for entry in requirements {
            let builder = MemberBuilder(entry.requirement, of: entry.origin, stem: "", in: context)
            let reason =
                aliasReason(builder) ?? lentReason(builder) ?? waitingReason(builder) ?? hiddenReason(builder)
            guard let reason else { continue }
            return refusal(reason, for: entry, of: context.resolved)
        }
        return nil
    }

    /// Why a wrapper that several threads may hold can't change its base for `requirement`.
    private static func sharedReason(_ requirement: Requirement, of resolved: ResolvedProtocol) -> String? {
        let isReference = resolved.isReference
        guard isReference, resolved.isSendable || resolved.isolation == .actor else { return nil }
        if case .globalActor = resolved.isolation, !MemberIsolation.isNonisolated(requirement) { return nil }
        guard requirement.signature.parameters.contains(where: { $0.type.has(.inout) && $0.type.selfForm != .none })
        else { return nil }
        return "replaces a value of 'Self', which a wrapper that is shared between threads can't"
    }

    private static func hiddenReason(_ builder: MemberBuilder) -> String? {
        builder.isHiddenOnGlobalActor ? "is called like what stands for a value itself" : nil
    }

    private static func aliasReason(_ builder: MemberBuilder) -> String? {
        builder.mentionsSelfByAlias ? "mentions 'Self' inside another type" : nil
    }

    private static func lentReason(_ builder: MemberBuilder) -> String? {
        guard builder.signature.accessors != nil, let type = builder.signature.result,
            Ownership.isNoncopyable(type, builder)
        else { return nil }
        return "returns a noncopyable value that can only be borrowed"
    }

    /// Why what runs on the wrapper, an actor, can't hand on to another actor.
    private static func waitingReason(_ builder: MemberBuilder) -> String? {
        let requirement = builder.requirement
        let signature = builder.signature
        guard builder.context.resolved.isolation == .actor, !requirement.isStatic,
            MemberIsolation(requirement, in: builder.context.index) == .type
        else { return nil }
        guard signature.effects.isAsync || requirement.kind == .`init` else { return "can't wait for another actor" }
        let sendability = Sendability(builder)
        if let parameter = signature.parameters.first(where: { !sendability.canCross($0.type) }) {
            return "takes '\(parameter.innerName ?? "_")', which can't be sent to another actor"
        }
        if let value = signature.value, !sendability.canCross(value) {
            return "gives a value that can't be sent from another actor"
        }
        return nil
    }

    private static func refusal(
        _ reason: String, for entry: ResolvedRequirement, of resolved: ResolvedProtocol
    ) -> DoubleRefusal {
        DoubleRefusal(
            id: DiagnosticID("not-forwardable"), reason: "'\(entry.requirement.name)' \(reason)",
            location: entry.isStandard ? resolved.declaration.location : entry.requirement.location)
    }

    /// Why `requirement` can't be forwarded; `nil` when it can.
    static func reason(_ requirement: Requirement) -> String? {
        let signature = requirement.signature
        if signature.parameters.contains(where: \.isVariadic) {
            return "is variadic, and Swift can't forward variadic arguments"
        }
        if let parameter = signature.parameters.first(where: { $0.type.holdsPackAmongOthers }) {
            let name = parameter.innerName ?? "_"
            return "takes '\(name)', a tuple with a pack among other values, which can't be handed on"
        }
        if signature.kind.isSubscript, signature.generics.contains(where: \.isPack) {
            return "hands a pack on to a subscript, at which the compiler fails"
        }
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
        if types.contains(where: { $0.selfForm == .other }) { return "mentions 'Self' inside another type" }
        if signature.allConstraints.contains(where: { $0.sides.contains { $0.mentions("Self") } }) {
            return "compares a type with 'Self'"
        }
        if let name = signature.generics.map(\.name).first(where: { name in !types.contains { $0.mentions(name) } }) {
            return "has the generic parameter '\(name)', which no argument tells"
        }
        if signature.isGeneric, signature.hasAttribute("warn_unqualified_access") {
            return "is generic and '@warn_unqualified_access', which the compiler says of every call of it"
        }
        if hidesBehindType(requirement) { return "is a static member whose name Swift reserves" }
        return nil
    }

    /// Whether the name of `requirement` after that of a type means something else in Swift: `Base.Type`.
    private static func hidesBehindType(_ requirement: Requirement) -> Bool {
        guard requirement.isStatic else { return false }
        let name = SwiftNames.bare(requirement.signature.name)
        return name == "Type" || name == "Protocol" || name == "self" && requirement.kind == .func
    }
}
