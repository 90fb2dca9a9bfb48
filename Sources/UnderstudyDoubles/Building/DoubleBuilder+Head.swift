import UnderstudySemantics
import UnderstudySyntax

/// The head of a double: its name, what it is generic over and what it conforms to.
extension DoubleBuilder {
    /// The associated types that the compiler would otherwise look for in each of several overloads, and find twice:
    /// `typealias Element = Element`.
    var restatedParameters: [String] {
        if context.types.parameters.isEmpty { return [] }
        let requirements = resolved.requirements.filter { !$0.isStandard }.map(\.requirement)
        let byName = Dictionary(grouping: requirements, by: \.name)
        if byName.count == requirements.count { return [] }
        return context.types.parameters.map(\.name).filter { name in
            if context.types.renamed.values.contains(name) { return false }
            // One requirement that nothing is taken for settles what the type is.
            let mentioning = requirements.filter { $0.signature.carriedTypes.contains { $0.mentions(name) } }
            return !mentioning.isEmpty
                && mentioning.allSatisfy { requirement in
                    byName[requirement.name]?.contains { requirement.signature.isTaken(for: $0.signature, by: name) }
                        ?? false
                }
        }.map { "typealias \($0) = \($0)" }
    }

    /// The associated types that the double calls otherwise and that no member tells: `typealias Hasher = HasherValue`.
    var renamedParameters: [String] {
        if context.types.renamed.isEmpty { return [] }
        return context.types.renamed.sorted { $0.value < $1.value }.filter { _, name in
            context.types.parameter(name) != nil
                && !included.contains { entry in
                    entry.requirement.signature.carriedTypes.contains { $0.unqualifiedNames.contains(name) }
                }
        }.map { "typealias \($0) = \($1)" }
    }

    var declaration: String {
        if let declaration = shape.declaration { return declaration }
        let keyword = shape.keyword ?? (resolved.isolation == .actor ? "actor " : "final class ")
        let isolation = needsNonisolated ? "nonisolated " : ""
        var inherited: [String] = []
        // A composition includes its superclass, and naming it twice is an error.
        if let superclass = resolved.superclass, !resolved.declaration.isComposition {
            let scope = context.headScope
            let arguments = resolved.superclassArguments.map { scope.written($0) }
            let name = context.names.file.spelled(superclass.name, declaredIn: superclass.module)
            inherited.append(SwiftType.named(name, arguments).description)
        }
        if resolved.restatesSendable { inherited.append("@unchecked Sendable") }
        inherited.append(conformanceIsolation + conformance)
        let access = context.style.access.map { $0.rawValue + " " } ?? ""
        return access + isolation + keyword + context.name + genericClause + ": " + inherited.joined(separator: ", ")
            + whereClause
    }

    /// The branches of `#if` around the double: those of the protocol, and the one asked for.
    var branches: [Scope.Branch] {
        let asked = kept.features == nil ? request.options.condition : nil
        return (asked.map { [Scope.Branch(earlier: [], clause: "\(Directive.if.rawValue) \($0)")] } ?? [])
            + resolved.declaration.scope.branches
    }

    /// The head of the initialiser that takes a value to forward to; `nil` for doubles without.
    var forwardingHead: String? {
        guard context.style.features.contains(.forwarding) else { return nil }
        guard let live = LiveParameter(conformingTo: conformance, in: context) else {
            return "init(forwardingTo live: any \(conformance))"
        }
        return "init<\(live.name): \(conformance)>(forwardingTo live: \(live.name)) where \(live.bound)"
    }

    /// What is in front of the protocol in the list of what the double inherits.
    private var conformanceIsolation: String {
        if !kind.conforms { return "" }
        switch context.conformanceIsolation {
        case .unsaid: return ""
        case .nonisolated: return "nonisolated "
        case .actor: return context.actorAttribute.map { $0.description + " " } ?? ""
        }
    }

    private var conformance: String {
        context.names.file.spelled(resolved.declaration.name, declaredIn: resolved.declaration.module)
    }

    /// Whether the type must say that it belongs to no global actor, for modules where that is not the default.
    private var needsNonisolated: Bool {
        guard resolved.isolation == .none, context.style.statesNonisolated else { return false }
        if resolved.superclass != nil { return true }
        if resolved.isSendable { return false }
        if shape.reachesMembersFromDeinit { return true }
        if resolved.ancestors.contains(where: { $0.isStandard && !$0.declaration.requirements.isEmpty }) { return true }
        return included.contains { $0.requirement.keepsTypeOffActors(in: index) }
    }

    /// What the kind is asked about.
    var outline: DoubleOutline {
        DoubleOutline(
            context: context, included: included, items: items, conformance: conformance,
            takesInitializers: resolved.superclass == nil && !standard.hasStoringInitializer, order: order,
            ownInitializers: kept.initializers)
    }

    private var genericClause: String {
        if let clause = shape.genericClause { return clause }
        if context.types.parameters.isEmpty { return "" }
        let metatypes =
            kind.mayLock ? SendableMetatypes(context, members: Double.members(items)) : nil
        let scope = context.headScope
        return "<"
            + context.types.parameters.map { parameter in
                let constraints = constraintTexts(of: parameter, scope, metatypes)
                return parameter.name + (constraints.isEmpty ? "" : ": " + constraints.joined(separator: " & "))
            }.joined(separator: ", ") + ">"
    }

    private func constraintTexts(
        of parameter: AssociatedType, _ scope: TypeScope, _ metatypes: SendableMetatypes?
    ) -> [String] {
        var texts: [String] = []
        for constraint in parameter.constraints {
            let text = scope.constraint(constraint).description
            if !texts.contains(text) { texts.append(text) }
        }
        if !texts.contains("Sendable"), isKept(parameter) { texts.append("Sendable") }
        if let metatypes, metatypes.isNeeded(for: parameter) { texts.append("SendableMetatype") }
        return texts
    }

    /// Whether a double that threads share keeps values of the type without a lock, as its own elements.
    private func isKept(_ parameter: AssociatedType) -> Bool {
        resolved.isSendable && resolved.isolation == .none
            && context.facts.ready.contains { member in
                (member.role == .elements || member.role == .value)
                    && member.types.contains { $0.mentions(parameter.name) }
            }
    }

    /// What the compiler does not conclude for the associated types of what everything is forwarded to.
    private var impliedClause: String {
        guard kind.conforms, let base = context.names.base?.parameter else { return "" }
        let scope = context.headScope
        let texts = resolved.associatedTypes.flatMap { type in
            type.impliedConstraints.map { "\(base).\(type.name): \(scope.constraint($0))" }
        }
        return texts.isEmpty ? "" : " where " + texts.joined(separator: ", ")
    }

    private var whereClause: String {
        if kind.isGenericOverConforming { return impliedClause }
        if context.types.parameters.isEmpty { return "" }
        let scope = context.headScope
        var settled = standard.settled
        if kind.omitsOtherTypes {
            let open = resolved.associatedTypes.filter { $0.fixedType == nil }.map(\.name)
            settled.formUnion(Set(open).subtracting(context.types.parameters.map(\.name)))
        }
        var texts: [String] = []
        var written: Set<String> = []
        for constraint in resolved.constraints.map(\.constraint) {
            if constraint.sides.contains(where: { $0.containsWord(where: settled.contains) }) { continue }
            let constraint = scope.written(constraint)
            // What only types say that the protocol names itself holds already.
            guard constraint.sides.contains(where: { $0.mentions(anyOf: context.types.genericNames) }) else { continue }
            let text = constraint.description
            if written.insert(text).inserted { texts.append(text) }
        }
        return texts.isEmpty ? "" : " where " + texts.joined(separator: ", ")
    }
}

extension Signature {
    /// The types of what it takes and gives.
    fileprivate var carriedTypes: [SwiftType] { parameters.map(\.type) + (result.map { [$0] } ?? []) }

    /// Whether the compiler may take the member for `other` for one of it, and the associated type `name` for one of the
    /// types that stand there.
    fileprivate func isTaken(for other: Signature, by name: String) -> Bool {
        let types = carriedTypes
        return parameters.count == other.parameters.count && types.count == other.carriedTypes.count
            && zip(types, other.carriedTypes).contains { $0.mentions(name) && !$1.mentions(name) }
    }
}

extension Requirement {
    /// Whether a type with a member for the requirement has to say that it belongs to no global actor: the member is made
    /// or called where the actor of a module does not reach.
    package func keepsTypeOffActors(in index: DeclarationIndex) -> Bool {
        isStatic || kind == .`init` || signature.saysIsolation
            || MemberIsolation.globalActor(of: self, in: index) != nil
    }
}
