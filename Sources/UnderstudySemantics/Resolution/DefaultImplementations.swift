import UnderstudySyntax

extension DeclarationIndex {
    /// Whether an extension in the files read implements `requirement` of `declaration` for every conforming type.
    ///
    /// Extensions of the protocol and of the protocols that it inherits from count if they have no constraint, or only
    /// constraints that the protocol itself states.
    ///
    /// - Parameter access: The narrowest level that counts; a test of another module sees public ones only.
    public func hasDefault(
        _ requirement: Requirement, of declaration: ProtocolDeclaration, access: AccessLevel = .internal
    ) -> Bool {
        hasDefault(requirement, in: defaultSources(of: declaration), access: access)
    }

    /// Which of the requirements that `declaration` states itself have default implementations, in their order.
    public func defaults(of declaration: ProtocolDeclaration) -> [Bool] {
        let sources = defaultSources(of: declaration)
        return declaration.requirements.map { hasDefault($0, in: sources, access: .internal) }
    }

    /// Whether the default implementation of a requirement of `declaration` only calls another requirement of the same
    /// base name, as for requirements that are kept for existing conforming types.
    package func onlyForwards(in declaration: ProtocolDeclaration) -> (Requirement) -> Bool {
        let counts = declaration.requirements.reduce(into: [:]) { $0[$1.baseName, default: 0] += 1 }
        let sources = defaultSources(of: declaration)
        return { requirement in
            let name = requirement.baseName
            guard requirement.kind == .func, counts[name, default: 0] > 1 else { return false }
            return sources.members(for: requirement).contains { member in
                Witness(access: .internal).implements(requirement, by: member) && member.isCall(of: name)
            }
        }
    }

    /// Whether an extension of `declaration`, or of a protocol that it inherits from, has a member for `requirement`,
    /// for some types at least.
    package func mayImplement(_ requirement: Requirement, in declaration: ProtocolDeclaration) -> Bool {
        let witness = Witness(access: .fileprivate, countsConstrained: true)
        return ConformanceFacts(declaration, in: self).ancestors.contains { ancestor in
            (extensions[ancestor.simpleName] ?? []).contains { candidate in
                candidate.path.matches(ancestor.name, module: ancestor.module)
                    && candidate.members(named: requirement.baseName).contains {
                        witness.implements(requirement, by: $0)
                    }
            }
        }
    }

    /// The types that aliases called `name` stand for, those with generic parameters aside.
    package func aliasTargets(named name: String) -> [SwiftType] {
        (aliases[name] ?? []).filter(\.details.genericParameters.isEmpty).map { alias in
            SwiftType(alias.source[alias.details.type])
        }
    }

    /// Whether an alias is called `name`, generic ones included.
    package func declaresAlias(named name: String) -> Bool { aliases[name] != nil }

    /// The extensions whose members every type that conforms to `declaration` has.
    func defaultSources(of declaration: ProtocolDeclaration) -> DefaultSources {
        DefaultSources(declaration, in: self)
    }

    /// Whether `declaration` or an extension of it, whatever that requires, has a function or a property called `name`.
    public func hasMember(_ name: String, in declaration: ProtocolDeclaration) -> Bool {
        let (call, quoted) = (name + "(", "`" + name + "`")
        let isRequired = declaration.requirements.contains {
            $0.name == name || $0.name.hasPrefix(call) || $0.name.hasPrefix(quoted)
        }
        if isRequired { return true }
        return (extensions[declaration.simpleName] ?? []).contains { candidate in
            candidate.path.matches(declaration.name, module: declaration.module)
                && candidate.members(named: name).contains { member in
                    switch member.syntax.kind {
                    case .function, .variable: true
                    default: false
                    }
                }
        }
    }

    /// Whether one of the extensions in `sources` implements `requirement`.
    func hasDefault(_ requirement: Requirement, in sources: DefaultSources, access: AccessLevel) -> Bool {
        let witness = Witness(access: access)
        return sources.members(for: requirement).contains { witness.implements(requirement, by: $0) }
    }

    /// The members of the extensions in `sources` that implement `requirement`.
    func defaults(
        of requirement: Requirement, in sources: DefaultSources, access: AccessLevel
    ) -> [ExtensionMember] {
        let members = sources.members(for: requirement)
        if members.isEmpty { return members }
        let witness = Witness(access: access)
        return members.filter { witness.implements(requirement, by: $0) }
    }
}

/// The extensions whose members every type that conforms to a protocol has, found by the names of the members.
///
/// What the protocol inherits is only looked at where an extension of another protocol, or one with constraints, has a
/// member of that name: otherwise long chains of inheritance would be followed for each of their protocols.
final class DefaultSources {
    private let declaration: ProtocolDeclaration
    private let index: DeclarationIndex
    private lazy var ancestry = ProtocolAncestry(declaration, in: index)
    private lazy var facts = ConformanceFacts(declaration, in: index)
    private var tables: [String: WitnessTable] = [:]

    init(_ declaration: ProtocolDeclaration, in index: DeclarationIndex) {
        self.declaration = declaration
        self.index = index
    }

    /// Their members that may implement `requirement`; those of a protocol in the order of the sources.
    func members(for requirement: Requirement) -> [ExtensionMember] {
        let name = requirement.baseName
        guard let candidates = index.extensionsByMember[name] else { return [] }
        if let known = tables[name] { return known.members(for: requirement) }
        let table = WitnessTable(applicable(candidates), named: name)
        tables[name] = table
        return table.members(for: requirement)
    }

    /// Those of `candidates`, by the last names of what they extend, whose members all conforming types have.
    private func applicable(_ candidates: [String: [ProtocolExtension]]) -> [ProtocolExtension] {
        func extensions(of extended: ProtocolDeclaration) -> [ProtocolExtension] {
            (candidates[extended.simpleName] ?? []).filter { candidate in
                candidate.path.matches(extended.name, module: extended.module)
            }
        }
        var found = extensions(of: declaration)
        if candidates.count > 1 || found.count < candidates[declaration.simpleName]?.count ?? 1 {
            for ancestor in ancestry.ancestors { found += extensions(of: ancestor) }
        }
        return found.filter { !$0.declaration.details.isConditional || facts.implies($0.declaration) }
    }
}

/// A protocol and those it inherits from, followed no further than is asked for.
final class ProtocolAncestry {
    private let index: DeclarationIndex
    private var found: [ProtocolDeclaration]
    private var names: Set<String>
    private var next = 0

    init(_ declaration: ProtocolDeclaration, in index: DeclarationIndex) {
        self.index = index
        found = [declaration]
        names = [declaration.name]
    }

    /// The next protocol in order of nearness, whose parents are found by that, and what it inherits; `nil` after the last.
    func step() -> (protocol: ProtocolDeclaration, inherited: [SwiftType])? {
        guard next < found.count else { return nil }
        let current = found[next]
        next += 1
        let inherited = index.inheritedTypes(of: current)
        for type in inherited {
            for ancestor in index.protocols(named: type.description) where names.insert(ancestor.name).inserted {
                found.append(ancestor)
            }
        }
        return (current, inherited)
    }

    /// The protocols that it inherits from.
    var ancestors: ArraySlice<ProtocolDeclaration> {
        while step() != nil {}
        return found.dropFirst()
    }
}

/// What holds for every type that conforms to a protocol.
struct ConformanceFacts {
    /// The protocol and those it inherits from, as far as they were read.
    let ancestors: [ProtocolDeclaration]
    /// `Self: X`, and constraints, canonical.
    private var facts: Set<GenericConstraint> = []
    private let index: DeclarationIndex

    init(_ declaration: ProtocolDeclaration, in index: DeclarationIndex) {
        self.index = index
        var found: [ProtocolDeclaration] = []
        var constraints: [SwiftType] = []
        let ancestry = ProtocolAncestry(declaration, in: index)
        while let (ancestor, inherited) = ancestry.step() {
            found.append(ancestor)
            constraints += inherited
        }
        ancestors = found
        for constraint in constraints { add(.selfType, constraint) }
        for ancestor in found {
            add(.selfType, .named(ancestor.simpleName))
            addConstraints(of: ancestor)
        }
        let isClassBound = ["class", "Actor"].contains { name in
            facts.contains(GenericConstraint(.selfType, conformsTo: .named(name)))
        }
        if isClassBound { add(.selfType, .named("AnyObject")) }
    }

    private mutating func add(_ type: SwiftType, _ constraint: SwiftType) {
        facts.insert(GenericConstraint(type, conformsTo: constraint).canonical(replacing: [:]))
    }

    private mutating func addConstraints(of declaration: ProtocolDeclaration) {
        facts.formUnion(canonical(declaration.source[declaration.details.whereClause]))
        for requirement in declaration.requirements {
            guard case .associatedType(let associatedType) = requirement.syntax.kind else { continue }
            facts.formUnion(canonical(declaration.source[associatedType.whereClause]))
            for type in associatedType.inherited {
                for part in index.parts(of: SwiftType(declaration.source[type])) {
                    add(.named(requirement.name), part)
                }
            }
        }
    }

    /// Whether all constraints of `candidate` hold anyway.
    func implies(_ candidate: ExtensionDeclaration) -> Bool {
        canonical(candidate.source[candidate.details.whereClause]).allSatisfy { constraint in
            if case .suppressed = constraint.right { return true }
            return facts.contains(constraint)
        }
    }

    /// The constraints of `clause`, those to a composition one by one.
    private func canonical(_ clause: InSource<WhereClauseSyntax?>) -> [GenericConstraint] {
        GenericConstraint.all(clause).flatMap { constraint -> [GenericConstraint] in
            guard constraint.relation == .conformance else { return [constraint.canonical(replacing: [:])] }
            return index.parts(of: constraint.right).map { part in
                GenericConstraint(constraint.left, conformsTo: part).canonical(replacing: [:])
            }
        }
    }
}

extension DeclarationIndex {
    /// What `declaration` inherits from by its clause and by `where Self: …`, with compositions split into their parts.
    func inheritedTypes(of declaration: ProtocolDeclaration) -> [SwiftType] {
        var types: [SwiftType] = []
        for type in declaration.inheritedTypes { types += parts(of: type) }
        for constraint in GenericConstraint.all(declaration.source[declaration.details.whereClause])
        where constraint.relation == .conformance && constraint.left == .selfType {
            types += parts(of: constraint.right)
        }
        return types
    }

    /// What `type` is composed of, also where aliases stand for compositions; itself where it is none.
    func parts(of type: SwiftType) -> [SwiftType] {
        var types: [SwiftType] = []
        var followed: Set<ObjectIdentifier> = []
        var pending = [type]
        while let type = pending.popLast() {
            switch type {
            case .composition(let parts): pending += parts.reversed()
            case .attributed(_, let inner), .any(let inner): pending.append(inner)
            case .tuple(let elements) where elements.count == 1: pending.append(elements[0].type)
            default:
                guard let alias = composingAlias(type.description) else {
                    types.append(type)
                    continue
                }
                if followed.insert(ObjectIdentifier(alias)).inserted {
                    pending.append(SwiftType(alias.source[alias.details.type]))
                }
            }
        }
        return types
    }

    /// The type alias that `text` names where it names no protocol.
    private func composingAlias(_ text: String) -> AliasDeclaration? {
        let path = TypePath(text)
        guard let candidates = aliases[path.last] else { return nil }
        let alias = candidates.first { path.matches($0.name, module: $0.module) }
        return alias.flatMap { protocols(named: text).isEmpty ? $0 : nil }
    }
}
