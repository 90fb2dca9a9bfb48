import UnderstudySemantics

/// What a wrapper is: its declaration, and what is before its members.
struct WrapperShape: KindShape {
    private let outline: DoubleOutline
    private let names: BaseNames
    private var context: DoubleContext { outline.context }
    /// The requirements that are forwarded.
    private var requirements: [ResolvedRequirement] { outline.included }
    private var resolved: ResolvedProtocol { context.resolved }

    init(_ outline: DoubleOutline, _ names: BaseNames) {
        self.outline = outline
        self.names = names
    }

    /// `struct`, unless the protocol asks for a class or an actor.
    var keyword: String? {
        if resolved.isolation == .actor { return "actor " }
        return resolved.isReference ? "final class " : "struct "
    }

    /// The generic parameter with what it conforms to.
    ///
    /// Members that are isolated differently from the others can access the base only if it is `Sendable`.
    var genericClause: String? {
        let needsSendable = isReachedElsewhere && !resolved.refines(.sendable)
        return "<" + names.parameter + ": " + outline.conformance + (needsSendable ? " & Sendable>" : ">")
    }

    /// Whether members read the base that run elsewhere than the others.
    private var isReachedElsewhere: Bool {
        resolved.isolation.isGlobalActor
            && requirements.contains { context.leavesActor($0.requirement) || comparesOutside($0) }
    }

    /// The lines before the members: type aliases, the base, and an initialiser where none is synthesised.
    var preamble: [String]? {
        var lines = aliases.map { alias in
            let type = alias.isFixedByProperty ? alias.fixedType?.description : nil
            return (isDeprecated(alias.name) ? "@available(*, deprecated) " : "")
                + "typealias \(alias.name) = \(type ?? names.parameter + "." + alias.name)"
        }
        let isMadeOutside = requirements.contains(where: makesOutside)
        // An initialiser that runs elsewhere may not set what belongs to the actor, unless that is `Sendable`.
        let isSentUnchecked = isMadeOutside && !isReachedElsewhere && !resolved.refines(.sendable)
        let property = (changes ? "var " : "let ") + names.property + ": " + names.parameter
        lines.append((isSentUnchecked ? "nonisolated(unsafe) " : "") + property)
        if resolved.isReference || isMadeOutside || requirements.contains(where: { $0.requirement.kind == .`init` }) {
            let prefix = isMadeOutside ? "nonisolated " : ""
            let assignment = "self.\(names.property) = \(names.property)"
            lines.append(prefix + "init(\(names.property): \(names.parameter)) { \(assignment) }")
        }
        return lines
    }

    /// Whether the compiler warns about uses of the associated type `name`.
    private func isDeprecated(_ name: String) -> Bool {
        ([resolved.declaration] + resolved.ancestors.map(\.declaration)).contains { declaration in
            declaration.requirements.contains { requirement in
                requirement.kind == .associatedtype && requirement.name == name
                    && requirement.syntax.attributes.contains {
                        Attribute(requirement.source[$0]).availability?.restrictions.contains(.deprecated) ?? false
                    }
            }
        }
    }

    /// Whether `entry` is an operator, or another static member, that reads the bases of wrappers from anywhere.
    private func comparesOutside(_ entry: ResolvedRequirement) -> Bool {
        let requirement = entry.requirement
        return requirement.isStatic && MemberIsolation.isNonisolated(requirement)
            && requirement.signature.parameters.contains { $0.type.selfForm != .none }
    }

    /// Whether the member for `entry` makes another wrapper, and does not run where wrappers do.
    private func makesOutside(_ entry: ResolvedRequirement) -> Bool {
        let runs = MemberIsolation(entry.requirement, in: context.index).isShared(with: resolved.isolation)
        guard resolved.isolation.isGlobalActor, !runs else { return false }
        return entry.requirement.signature.result.map { $0.selfForm != .none } ?? false
    }

    /// Whether a member changes the base itself.
    private var changes: Bool {
        let classBound = outline.classBoundOrigins
        return outline.items.anyMember { member in
            let takesChanged = member.signature.parameters.contains {
                $0.selfForm != .none && $0.isInOut
            }
            if takesChanged { return true }
            if classBound.contains(member.key?.origin ?? "") || resolved.isolation == .actor { return false }
            return member.signature.isMutating && !member.isStatic
        }
    }

    /// The associated types: the protocol's own, and those of the platform's that members mention.
    private var aliases: [AssociatedType] {
        let words = requirements.reduce(into: Set<String>()) { $0.formUnion($1.requirement.signature.words) }
        let hasOwnValue = requirements.contains { $0.requirement.name == "rawValue" && !$0.isStandard }
        return resolved.associatedTypes.filter { type in
            !type.isStandard || words.contains(type.name) || type.name == "RawValue" && !hasOwnValue
        }
    }
}
