import UnderstudySyntax

extension ProtocolResolver {
    /// Gathers the requirements, those that one member meets once.
    mutating func gatherRequirements() {
        let fixed = resolved.fixedTypes
        var positions: [RequirementIdentity: Int] = [:]
        let sources = index.defaultSources(of: resolved.declaration)
        let access = min(resolved.declaration.effectiveAccess, .public)
        let shared = sharedNames
        let superclass = resolved.superclass.map { _ in SuperclassMembers(of: resolved, in: index) }
        for ancestor in everyone {
            for requirement in ancestor.declaration.requirements {
                guard requirement.kind != .associatedtype, requirement.kind != .typealias else { continue }
                if let names, !names.contains(requirement.name) { continue }
                let defaults = index.defaults(of: requirement, in: sources, access: access).filter {
                    runs($0, where: requirement, of: ancestor)
                }
                let isImplemented =
                    !defaults.isEmpty
                    && defaults.contains { !$0.isConvenience && (requirement.isDeprecated || !$0.isDeprecated) }
                // An initialiser calls the superclass's, so a double declares it in any case.
                let inherited = requirement.kind == .`init` ? nil : superclass?.member(meeting: requirement)
                var entry = ResolvedRequirement(
                    requirement: requirement, origin: ancestor.declaration, isStandard: ancestor.isStandard,
                    hasDefault: isImplemented || inherited != nil
                        || ancestor.isStandard && hasStandardDefault(requirement),
                    isImplementedInSources: isImplemented,
                    constantDefault: isImplemented ? requirement.constant(givenBy: defaults) : nil)
                entry.superclassMember = inherited
                guard shared.contains(requirement.name) else {
                    resolved.requirements.append(entry)
                    continue
                }
                let identity = requirement.identity(fixing: fixed)
                guard let position = positions[identity] else {
                    positions[identity] = resolved.requirements.count
                    resolved.requirements.append(entry)
                    continue
                }
                let other = resolved.requirements[position]
                noteContradiction(entry, other, fixed: fixed)
                if entry.requirement.asksMore(than: other.requirement) {
                    entry.restatedBy = other.restatedBy + [other.origin.name]
                    resolved.requirements[position] = entry
                } else {
                    resolved.requirements[position].restatedBy.append(entry.origin.name)
                }
            }
        }
    }

    /// Whether `member` runs where `requirement` of `ancestor` may be called: one on a global actor answers no call from
    /// elsewhere that doesn't wait.
    private func runs(
        _ member: ExtensionMember, where requirement: Requirement, of ancestor: ResolvedProtocol.Ancestor
    ) -> Bool {
        guard resolved.isolation.isGlobalActor, !requirement.signature.effects.isAsync else { return true }
        let rules = IsolationRules(inheritance)
        guard requirement.kind != .associatedtype, member.signature != nil,
            rules.isolation(of: member).isGlobalActor
        else { return true }
        return rules.isolation(of: requirement, of: ancestor.declaration).isGlobalActor
    }

    /// The names that several requirements have: only those of one name can be met by one member.
    private var sharedNames: Set<String> {
        var seen: Set<String> = []
        let everyone = everyone
        var count = 0
        for ancestor in everyone { count += ancestor.declaration.requirements.count }
        seen.reserveCapacity(count)
        var shared: Set<String> = []
        for ancestor in everyone {
            for requirement in ancestor.declaration.requirements where !seen.insert(requirement.name).inserted {
                shared.insert(requirement.name)
            }
        }
        return shared
    }

    /// Fixes associated types that are the type of a property which another protocol declares with a type of its own.
    mutating func fixTypesOfProperties() {
        let open = Set(resolved.associatedTypes.filter { $0.fixedType == nil && !$0.isStandard }.map(\.name))
        guard !open.isEmpty, resolved.ancestors.contains(where: { !$0.isStandard }) else { return }
        var types: [String: SwiftType] = [:]
        for ancestor in everyone where !ancestor.isStandard {
            for requirement in ancestor.declaration.requirements where requirement.kind == .var {
                guard requirement.conditions.isEmpty, let type = requirement.signature.result else { continue }
                guard let other = types[requirement.name] else {
                    types[requirement.name] = type
                    continue
                }
                for (side, value) in [(type, other), (other, type)] {
                    guard let name = side.associatedTypeName, open.contains(name), !value.mentions(anyOf: open),
                        !value.mentions("Self")
                    else { continue }
                    resolved.fix(name, to: value)
                }
            }
        }
    }

    /// Notes two properties of one name whose types are certainly different ones.
    private mutating func noteContradiction(
        _ entry: ResolvedRequirement, _ other: ResolvedRequirement, fixed: [String: SwiftType]
    ) {
        guard entry.requirement.kind == .var, !entry.hasDefault, !other.hasDefault,
            let type = entry.requirement.signature.result?.canonical(replacing: fixed),
            let otherType = other.requirement.signature.result?.canonical(replacing: fixed), type != otherType,
            isCertain(type, entry.origin), isCertain(otherType, other.origin)
        else { return }
        let texts = [other, entry].compactMap { $0.requirement.signature.result?.description }
        resolved.conflicts.append((entry.requirement.name, texts))
    }

    /// Whether `type`, canonical, is no other name of another type, as far as was read.
    private func isCertain(_ type: SwiftType, _ origin: ProtocolDeclaration) -> Bool {
        switch type {
        case .optional(let inner), .array(let inner): isCertain(inner, origin)
        case .dictionary(let key, let value): isCertain(key, origin) && isCertain(value, origin)
        case .named(let name, []):
            index.aliasedType(name, from: origin) == nil && !origin.associatedTypeNames.contains(name)
                && (Self.ownTypes.contains(name) || index.typeDeclaration(name, from: origin) != nil)
        default: false
        }
    }

    /// Types of the standard library that are no aliases.
    private static let ownTypes: Set<String> = [
        "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "Substring",
        "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    fileprivate func hasStandardDefault(_ requirement: Requirement) -> Bool {
        for attribute in requirement.syntax.attributes {
            let name = requirement.source.text(in: attribute.name)
            if name == "_hasDefault" { return true }
            guard let arguments = attribute.arguments else { continue }
            let text = requirement.source.text(in: arguments)
            if name == "_hasSynthesizedDefault" {
                if text.contains("class") || resolved.isolation == .actor && text.contains("actor") { return true }
            } else if name == "_hasConstrainedDefault" {
                if holds(text.dropFirst(2).dropLast(2)) { return true }
            }
        }
        return false
    }

    /// Whether the constraints in `text` hold for a class that conforms to the protocol.
    private func holds(_ text: Substring) -> Bool {
        text.split(separator: ",").allSatisfy { part in
            let constraint = part.filter { $0 != " " }
            if constraint == "Self:AnyObject" { return true }
            if constraint.hasPrefix("Self:") {
                return resolved.ancestors.contains { $0.declaration.name == constraint.dropFirst(5) }
            }
            if constraint == "Self.ID==ObjectIdentifier" {
                let identifier = resolved.associatedTypes.first { $0.name == "ID" }
                return identifier?.fixedType == nil && identifier?.constraints.count == 1
            }
            let sides = constraint.split(separator: "=", omittingEmptySubsequences: true)
            guard sides.count == 2, sides[0].hasPrefix("Self.") else { return false }
            let associatedType = resolved.associatedTypes.first { $0.name == sides[0].dropFirst(5) }
            return associatedType?.fixedType == .named(String(sides[1]))
        }
    }
}

/// What tells the requirements of one protocol, inherited ones included, from each other.
struct RequirementIdentity: Hashable {
    let signature: Signature
    let conditions: [String]
}

extension Requirement {
    /// Two requirements of the same identity are met by one member.
    ///
    /// - Parameter types: What associated types are, by their names.
    func identity(fixing types: [String: SwiftType]) -> RequirementIdentity {
        var canonical = signature.canonical(fixing: types)
        // What a call throws tells no two members apart.
        canonical.effects.throwing = .none
        return RequirementIdentity(signature: canonical, conditions: conditions)
    }

    /// Whether only what meets this meets `other` as well: it can be set, or does less besides returning.
    fileprivate func asksMore(than other: Requirement) -> Bool {
        if signature.isSettable != other.signature.isSettable { return signature.isSettable }
        let own = signature.effects
        let effects = other.signature.effects
        if own.isAsync != effects.isAsync { return !own.isAsync }
        return own.throwingRank < effects.throwingRank
    }
}

extension Effects {
    /// How much a call may throw: nothing, what its arguments throw, errors of one type, or any.
    fileprivate var throwingRank: Int {
        switch throwing {
        case .none: 0
        case .rethrows: 1
        case .throws(let type?): type.canonical == .named("Error") ? 3 : 2
        case .throws(nil): 3
        }
    }
}

extension ResolvedProtocol {
    /// What associated types are that some protocol fixes, by their names.
    fileprivate var fixedTypes: [String: SwiftType] {
        Dictionary(
            associatedTypes.compactMap { type in type.fixedType.map { (type.name, $0.canonical) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Fixes the associated type `name` to `type`.
    fileprivate mutating func fix(_ name: String, to type: SwiftType) {
        for position in associatedTypes.indices where associatedTypes[position].name == name {
            associatedTypes[position].fixedType = type
            associatedTypes[position].isFixedByProperty = true
        }
    }
}
