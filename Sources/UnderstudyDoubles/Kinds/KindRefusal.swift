import UnderstudySemantics
import UnderstudySyntax

/// Why there can be no double of one kind, where others are possible.
enum KindRefusal {
    /// Looks for a reason; `nil` when there is none.
    static func find(_ resolved: ResolvedProtocol, _ kind: DoubleKind) -> Refusal? {
        if kind == .client { return ClientRefusal.find(resolved) }
        guard kind == .wrapper else { return nil }
        if let superclass = resolved.superclass {
            return Refusal(
                id: DiagnosticID("superclass"),
                reason: "what '\(superclass.name)' keeps, which it has to inherit from, can't be handed on",
                location: resolved.declaration.location)
        }
        if let name = resolved.standardNames.intersection(ownValues).sorted().first {
            return Refusal(
                id: DiagnosticID("self-reference"),
                reason: "it refines '\(name)', which ties a type to the double itself",
                location: resolved.declaration.location)
        }
        let isActor = resolved.isolation == .actor
        for entry in resolved.requirements where !entry.hasDefault {
            let requirement = entry.requirement
            if let reason = reason(requirement, kind) {
                return refusal(reason, entry, resolved)
            }
            let isIsolated = !requirement.isStatic && !MemberIsolation.isNonisolated(requirement)
            if isActor, isIsolated, requirement.kind != .`init`, !requirement.signature.effects.isAsync {
                return refusal("can't wait for another actor", entry, resolved)
            }
        }
        return nil
    }

    /// The platform's protocols with collections of values of the conforming type, or whose values make a new one.
    private static let ownValues: Set<String> = ["OptionSet", "SetAlgebra"]

    /// Looks for properties whose values are only lent, so that they can't be handed on.
    static func find(lent requirements: [ResolvedRequirement], in context: DoubleContext) -> Refusal? {
        guard context.kind == .wrapper else { return nil }
        for entry in requirements where entry.requirement.kind == .var || entry.requirement.kind == .subscript {
            let builder = MemberBuilder(entry.requirement, of: entry.origin, stem: "", in: context)
            guard let type = builder.signature.result, Ownership.isNoncopyable(type, builder) else { continue }
            return refusal("gives a value that can't be copied, and only lends it", entry, context.resolved)
        }
        return nil
    }

    private static func refusal(
        _ reason: String, _ entry: ResolvedRequirement, _ resolved: ResolvedProtocol
    ) -> Refusal {
        Refusal(
            id: DiagnosticID("not-forwardable"), reason: "'\(entry.requirement.name)' \(reason)",
            location: entry.isStandard ? resolved.declaration.location : entry.requirement.location)
    }

    /// Why `requirement` can't be handed on; `nil` when it can.
    static func reason(_ requirement: Requirement, _ kind: DoubleKind) -> String? {
        let signature = requirement.signature
        if signature.parameters.contains(where: \.isVariadic) {
            return "takes any number of arguments, which Swift can't hand on"
        }
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
        if types.contains(where: { $0.selfForm == .other }) { return "mentions 'Self' inside of another type" }
        if hidesBehindType(requirement) { return "is a member of the type by a name that Swift keeps for itself" }
        return nil
    }

    /// Whether Swift reads the name of `requirement` behind that of a type as something else: `Base.Type`.
    private static func hidesBehindType(_ requirement: Requirement) -> Bool {
        guard requirement.isStatic else { return false }
        let name = SwiftNames.bare(requirement.signature.name)
        return name == "Type" || name == "Protocol" || name == "self" && requirement.kind == .func
    }
}
