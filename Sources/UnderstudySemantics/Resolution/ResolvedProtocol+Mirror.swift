import UnderstudySyntax

extension ProtocolDeclaration {
    /// A protocol at the same place that demands `members`, Swift source, instead.
    ///
    /// - Parameter other: What it is called, where that is not the name of this one.
    public func demanding(_ members: String, named other: String? = nil) -> ProtocolDeclaration? {
        let access = syntax.modifiers.map { source.text(in: $0.range) + " " }.joined()
        // What is asked for beside this one runs where this one does.
        let attributes = other == nil ? "" : syntax.attributes.map { source.text(in: $0.range) + " " }.joined()
        let inheritance = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let text = "\(attributes)\(access)protocol \(other ?? simpleName)\(inheritance) {\n\(members)\n}\n"
        let parsed = Parser.parse(SourceText(path: source.path, text: text))
        guard parsed.diagnostics.isEmpty, let declaration = parsed.declarations.first,
            case .protocol(let details) = declaration.kind
        else { return nil }
        return ProtocolDeclaration(
            parsed.source[declaration], details, module: module, scope: scope, simpleName: other ?? simpleName,
            name: other ?? name, associatedTypeNames: associatedTypeNames)
    }
}

extension ResolvedProtocol {
    /// The same protocol as if it had the requirements of `declaration` and the isolation `isolation`.
    ///
    /// - Parameters:
    ///   - absent: The names of associated types that it did not have.
    ///   - hasSuperclass: Whether it required a superclass, if it does now.
    ///   - former: The names of additional associated types that it had.
    public func mirrored(
        by declaration: ProtocolDeclaration, isolation: Isolation, isSendable: Bool, isClassBound: Bool,
        without absent: Set<String> = [], adding former: [String] = [], hasSuperclass: Bool = true
    ) -> ResolvedProtocol {
        var copy = ResolvedProtocol(declaration: declaration)
        copy.ancestors = ancestors
        copy.superclass = hasSuperclass ? superclass : nil
        copy.isolation = isolation
        copy.ownIsolation = isolation
        copy.isSendable = isSendable
        copy.isClassBound = isClassBound
        copy.associatedTypes = associatedTypes.filter { !absent.contains($0.name) }
        copy.associatedTypes += former.map { AssociatedType(name: $0, isStandard: false) }
        copy.constraints = absent.isEmpty ? constraints : []
        copy.requirements = Self.requirements(of: declaration)
        return copy
    }

    /// The same protocol, as if it had the requirements of `declaration` as well.
    package func requiring(_ declaration: ProtocolDeclaration) -> ResolvedProtocol {
        var copy = self
        let known = Set(requirements.map(\.requirement.signature.canonical))
        copy.ancestors.append(Ancestor(declaration: declaration, isStandard: false))
        copy.requirements += Self.requirements(of: declaration).filter {
            !known.contains($0.requirement.signature.canonical)
        }
        return copy
    }

    private static func requirements(of declaration: ProtocolDeclaration) -> [ResolvedRequirement] {
        declaration.requirements.filter { $0.kind != .associatedtype && $0.kind != .typealias }.map {
            ResolvedRequirement(
                requirement: $0, origin: declaration, isStandard: false, hasDefault: false,
                isImplementedInSources: false)
        }
    }

    /// The same protocol with only those requirements of which `isIncluded` is true.
    public func filter(_ isIncluded: (ResolvedRequirement) -> Bool) -> ResolvedProtocol {
        var copy = self
        copy.requirements = requirements.filter(isIncluded)
        return copy
    }

    /// The same protocol for a type whose owner answers for its use from several threads.
    package var withoutSendable: ResolvedProtocol {
        var copy = self
        copy.isSendable = false
        return copy
    }

    /// This protocol and `other` together, as a type meets them that conforms to both.
    public func adding(_ other: ResolvedProtocol) -> ResolvedProtocol {
        var copy = self
        var names = Set(ancestors.map(\.declaration.name) + [declaration.name])
        let added = [Ancestor(declaration: other.declaration, isStandard: false)] + other.ancestors
        for ancestor in added where names.insert(ancestor.declaration.name).inserted {
            copy.ancestors.append(ancestor)
        }
        copy.unresolved += other.unresolved
        copy.superclass = superclass ?? other.superclass
        if isolation == .none { copy.isolation = other.isolation }
        copy.isSendable = isSendable || other.isSendable
        copy.isClassBound = isClassBound || other.isClassBound
        for type in other.associatedTypes where !associatedTypes.contains(where: { $0.name == type.name }) {
            copy.associatedTypes.append(type)
        }
        copy.constraints += other.constraints
        let known = Set(requirements.map(\.requirement.signature.canonical))
        copy.requirements += other.requirements.filter { !known.contains($0.requirement.signature.canonical) }
        return copy
    }
}
