import UnderstudySyntax

extension DeclarationIndex {
    /// Resolves what `declaration` inherits: protocols of the sources read, then those of the platform.
    public func resolve(_ declaration: ProtocolDeclaration) -> ResolvedProtocol {
        var resolver = ProtocolResolver(index: self, resolved: ResolvedProtocol(declaration: declaration))
        resolver.resolve()
        return resolver.resolved
    }
}

/// Gathers what a protocol inherits, nearest first, each ancestor once.
struct ProtocolResolver {
    let index: DeclarationIndex
    var resolved: ResolvedProtocol
    private var seen: Set<String> = []
    private(set) var constraints: [WrittenConstraint] = []

    init(index: DeclarationIndex, resolved: ResolvedProtocol) {
        self.index = index
        self.resolved = resolved
    }

    mutating func resolve() {
        let declaration = resolved.declaration
        seen.insert(declaration.name)
        takeIsolation(of: declaration)
        gather(declaration)
        var next = 0
        while next < resolved.ancestors.count {
            let ancestor = resolved.ancestors[next]
            next += 1
            takeIsolation(of: ancestor.declaration)
            gather(ancestor.declaration)
        }
        gatherAssociatedTypes()
        gatherRequirements()
    }

    // MARK: - Inheritance

    private mutating func gather(_ declaration: ProtocolDeclaration) {
        for type in index.inheritedTypes(of: declaration) {
            if case .suppressed = type.syntax.form { continue }
            inherit(type, from: declaration)
        }
    }

    private mutating func inherit(_ type: DeclarationIndex.InheritedType, from declaration: ProtocolDeclaration) {
        let path = type.text.prefix { $0 != "<" }
        let name = path.filter { $0 != " " }
        switch name {
        case "AnyObject", "class", "Swift.AnyObject":
            resolved.isClassBound = true
            return
        case "Sendable", "Swift.Sendable":
            resolved.isSendable = true
            return
        case "Any", "Copyable", "Escapable", "BitwiseCopyable":
            return
        default:
            break
        }
        if let found = index.lookUpProtocol(String(name), from: declaration) {
            add(found, isStandard: false)
        } else if let found = index.lookUpType(String(name), from: declaration) {
            resolved.superclass = found
            resolved.isClassBound = true
        } else if let standard = StandardProtocols.declaration(named: String(name)) {
            inherit(standard)
        } else {
            resolved.unresolved.append(type.text)
        }
    }

    private mutating func inherit(_ standard: StandardProtocol) {
        if standard.isSendable { resolved.isSendable = true }
        switch standard.isolation {
        case .actor: resolved.isolation = .actor
        case .globalActor(let name): resolved.isolation = .globalActor(name)
        case .unspecified: break
        }
        let source = SourceText(path: "<\(standard.module)>", text: standard.declaration)
        let file = FileDeclarations(parsing: source, module: standard.module)
        if let declaration = file.protocols.first {
            add(declaration, isStandard: true)
        } else if let alias = file.aliases.first {
            for part in source.compactText(in: alias.details.type.range).split(separator: "&") {
                let name = String(part.filter { $0 != " " })
                if name == "AnyObject" { resolved.isClassBound = true }
                if name == "Sendable" { resolved.isSendable = true }
                if let standard = StandardProtocols.declaration(named: name) { inherit(standard) }
            }
        }
    }

    private mutating func add(_ declaration: ProtocolDeclaration, isStandard: Bool) {
        guard seen.insert(declaration.name).inserted else { return }
        resolved.ancestors.append(ResolvedProtocol.Ancestor(declaration: declaration, isStandard: isStandard))
        if declaration.name == "Error" { resolved.isSendable = true }
    }

    /// A global actor on a protocol isolates the types that conform to it, and so do those it inherits from.
    private mutating func takeIsolation(of declaration: ProtocolDeclaration) {
        guard resolved.isolation == .none else { return }
        let attributes = declaration.attributes + declaration.scope.levels.flatMap(\.attributes)
        for attribute in attributes {
            if let actor = index.globalActor(attribute) {
                resolved.isolation = .globalActor(actor)
                resolved.isSendable = true
                return
            }
        }
    }

    // MARK: - Associated types

    private var everyone: [ResolvedProtocol.Ancestor] {
        [ResolvedProtocol.Ancestor(declaration: resolved.declaration, isStandard: false)] + resolved.ancestors
    }

    private mutating func gatherAssociatedTypes() {
        for ancestor in everyone {
            let source = ancestor.declaration.source
            for requirement in preferred(ancestor.declaration) {
                guard case .associatedType(let syntax) = requirement.syntax.kind else { continue }
                let position = position(of: requirement.name, isStandard: ancestor.isStandard)
                resolved.associatedTypes[position].constraints += syntax.inherited.map { WrittenType($0, source) }
                if resolved.associatedTypes[position].defaultType == nil {
                    resolved.associatedTypes[position].defaultType = syntax.defaultType.map { WrittenType($0, source) }
                }
                if !ancestor.isStandard { resolved.associatedTypes[position].isStandard = false }
            }
        }
        for ancestor in everyone {
            let source = ancestor.declaration.source
            addConstraints(ancestor.declaration.details.whereClause, in: source)
            for requirement in ancestor.declaration.requirements {
                guard case .associatedType(let syntax) = requirement.syntax.kind else { continue }
                addConstraints(syntax.whereClause, in: source)
            }
        }
        resolved.constraints = constraints
    }

    /// The requirements of `declaration`, of those declared in several branches of `#if` one each: the first whose
    /// constraints are all known.
    private func preferred(_ declaration: ProtocolDeclaration) -> [Requirement] {
        let conditional = declaration.requirements.filter { $0.kind == .associatedtype && !$0.conditions.isEmpty }
        guard !conditional.isEmpty else { return declaration.requirements }
        var chosen: [String: Requirement] = [:]
        for requirement in conditional where chosen[requirement.name].map({ !isKnown($0, declaration) }) ?? true {
            chosen[requirement.name] = requirement
        }
        return declaration.requirements.filter { requirement in
            guard requirement.kind == .associatedtype, let choice = chosen[requirement.name] else { return true }
            return requirement.syntax.range == choice.syntax.range
        }
    }

    private func isKnown(_ requirement: Requirement, _ declaration: ProtocolDeclaration) -> Bool {
        guard case .associatedType(let syntax) = requirement.syntax.kind else { return false }
        return syntax.inherited.allSatisfy { type in
            TypeNames.all(in: type, requirement.source).allSatisfy { name in
                index.lookUpAnything(name, from: declaration) || index.hasModule(name) || name == declaration.module
                    || StandardProtocols.declaration(named: name) != nil
            }
        }
    }

    private mutating func position(of name: String, isStandard: Bool) -> Int {
        if let found = resolved.associatedTypes.firstIndex(where: { $0.name == name }) { return found }
        resolved.associatedTypes.append(AssociatedType(name: name, isStandard: isStandard))
        return resolved.associatedTypes.count - 1
    }

    private mutating func addConstraints(_ clause: WhereClauseSyntax?, in source: SourceText) {
        for requirement in clause?.requirements ?? [] {
            let left = associatedTypeName(requirement.left, in: source)
            let right = associatedTypeName(requirement.right, in: source)
            switch requirement.relation {
            case .conformance:
                if let left {
                    resolved.associatedTypes[left].constraints.append(WrittenType(requirement.right, source))
                } else if !source.matches(requirement.left.range, "Self") {
                    constraints.append(WrittenConstraint(requirement: requirement, source: source))
                }
            case .sameType:
                if let left, let fixed = resolved.associatedTypes[left].fixedType {
                    let text = source.compactText(in: requirement.right.range)
                    if !mentionsAssociatedType(requirement.right, source) {
                        if fixed.text != text {
                            resolved.conflicts.append((resolved.associatedTypes[left].name, [fixed.text, text]))
                        }
                        continue
                    }
                }
                if let left, canFix(left, to: requirement.right, source) {
                    resolved.associatedTypes[left].fixedType = WrittenType(requirement.right, source)
                } else if let right, canFix(right, to: requirement.left, source) {
                    resolved.associatedTypes[right].fixedType = WrittenType(requirement.left, source)
                } else {
                    constraints.append(WrittenConstraint(requirement: requirement, source: source))
                }
            }
        }
    }

    /// Whether the associated type at `position` can be an alias of `type`: not of itself, and where the type depends
    /// on others, only when no constraint says the same better.
    private func canFix(_ position: Int, to type: TypeSyntax, _ source: SourceText) -> Bool {
        guard resolved.associatedTypes[position].fixedType == nil else { return false }
        let names = TypeNames.all(in: type, source)
        let own = resolved.associatedTypes[position].name
        let text = source.compactText(in: type.range)
        if names.contains("Self"), text == "Self" || text.contains("<") { return false }
        if names.contains(own) || text == "Self." + own { return false }
        if !mentionsAssociatedType(type, source) { return true }
        if let other = associatedTypeName(type, in: source) {
            // Of two that are the same, the later one becomes the alias.
            return other < position && resolved.associatedTypes[other].fixedType == nil
        }
        if case .named(_, let arguments) = type.form { return !arguments.isEmpty }
        return false
    }

    /// The position of the associated type that `type` names, as `A` or `Self.A`.
    private func associatedTypeName(_ type: TypeSyntax, in source: SourceText) -> Int? {
        var text = source.compactText(in: type.range)
        if text.hasPrefix("Self.") { text.removeFirst(5) }
        return resolved.associatedTypes.firstIndex { $0.name == text }
    }

    private func mentionsAssociatedType(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        let names = Set(resolved.associatedTypes.map(\.name))
        return TypeNames.all(in: type, source).contains { names.contains($0) || $0 == "Self" }
    }

    // MARK: - Requirements

    private mutating func gatherRequirements() {
        var seen: Set<[String]> = []
        let sources = index.defaultSources(of: resolved.declaration)
        let access = min(resolved.declaration.effectiveAccess, .public)
        for ancestor in everyone {
            for requirement in ancestor.declaration.requirements {
                guard requirement.kind != .associatedtype, requirement.kind != .typealias else { continue }
                let isImplemented = index.hasDefault(
                    requirement, in: sources, access: access, countsDeprecated: requirement.isDeprecated)
                let key = [requirement.isStatic ? "static" : "", requirement.condition ?? "", requirement.essence]
                guard seen.insert(key).inserted else {
                    continue
                }
                resolved.requirements.append(
                    ResolvedRequirement(
                        requirement: requirement, origin: ancestor.declaration, isStandard: ancestor.isStandard,
                        hasDefault: isImplemented || ancestor.isStandard && hasStandardDefault(requirement),
                        isImplementedInSources: isImplemented
                    ))
            }
        }
    }

    private func hasStandardDefault(_ requirement: Requirement) -> Bool {
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
            return associatedType?.fixedType?.text == String(sides[1])
        }
    }
}

extension Requirement {
    /// What tells one requirement from another: its declaration without attributes and modifiers, from the keyword on.
    public var essence: String {
        if let binding { return source.text(in: binding.name) }
        var end = syntax.range.upperBound
        // A protocol may ask for a setter where the one it inherits from asks for a getter only.
        if case .subscript(let declared) = syntax.kind, let accessors = declared.accessors {
            end = accessors.range.lowerBound
        }
        return source.compactText(in: ByteRange(start: syntax.introducer.lowerBound, end: end))
    }
}
