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
                reason: "it has to inherit from '\(superclass.name)', whose storage can't be forwarded",
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

    /// Looks for properties whose values can only be borrowed, and so can't be forwarded.
    static func find(lent requirements: [ResolvedRequirement], in context: DoubleContext) -> Refusal? {
        guard context.kind == .wrapper else { return nil }
        for entry in requirements where entry.requirement.kind == .var || entry.requirement.kind == .subscript {
            let builder = MemberBuilder(entry.requirement, of: entry.origin, stem: "", in: context)
            guard let type = builder.signature.result, Ownership.isNoncopyable(type, builder) else { continue }
            return refusal("returns a noncopyable value that can only be borrowed", entry, context.resolved)
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

    /// Why `requirement` can't be forwarded; `nil` when it can.
    static func reason(_ requirement: Requirement, _ kind: DoubleKind) -> String? {
        let signature = requirement.signature
        if signature.parameters.contains(where: \.isVariadic) {
            return "is variadic, and Swift can't forward variadic arguments"
        }
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0] } ?? [])
        if types.contains(where: { $0.selfForm == .other }) { return "mentions 'Self' inside another type" }
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
