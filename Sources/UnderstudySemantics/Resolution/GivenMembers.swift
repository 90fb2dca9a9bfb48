import UnderstudySyntax

extension DeclarationIndex {
    /// Whether an extension of `declaration`, or of a protocol that it inherits from, implements `requirement` for `type`.
    ///
    /// Extensions for types that inherit from something count if `type` does, or may by a class of a library; members behind
    /// `@_spi` do in files that import a group of them.
    package func implements(
        _ requirement: Requirement, of declaration: ProtocolDeclaration, for type: TypeDeclaration
    ) -> Bool {
        let seesHidden =
            file(at: type.source.path)?.imports.contains { $0.attributes.contains { $0.name == "_spi" } } ?? false
        let witness = Witness(access: .internal, countsConstrained: true, countsHidden: seesHidden)
        let facts = ConformanceFacts(declaration, in: self)
        let lineage = TypeLineage(type, in: self)
        return facts.ancestors.contains { ancestor in
            (extensions[ancestor.simpleName] ?? []).contains { candidate in
                candidate.path.matches(ancestor.name, module: ancestor.module)
                    && candidate.members(named: requirement.baseName).contains {
                        witness.implements(requirement, by: $0)
                    } && (facts.implies(candidate.declaration) || lineage.meets(candidate.declaration, in: self))
            }
        }
    }
}

/// What a type inherits from, directly or not.
private struct TypeLineage {
    /// The last names of classes and protocols.
    private var names: Set<String> = []
    /// Whether it inherits from something that is not in the sources.
    private var isOfLibrary = false

    init(_ type: TypeDeclaration, in index: DeclarationIndex) {
        var pending = type.inheritedTypes.flatMap(index.parts)
        while let inherited = pending.popLast()?.bare {
            guard let path = inherited.path else { continue }
            let name = TypePath(path).last
            guard names.insert(name).inserted else { continue }
            let classes = index.types(named: path).filter { $0.details.kind == .class }
            let protocols = index.protocols(named: path)
            pending += (classes.flatMap(\.inheritedTypes) + protocols.flatMap(\.inheritedTypes)).flatMap(index.parts)
            let isKnown = !classes.isEmpty || !protocols.isEmpty || StandardProtocols.declaration(named: name) != nil
            if !isKnown, type.details.kind == .class { isOfLibrary = true }
        }
    }

    /// Whether all constraints of `candidate` ask what its type inherits from.
    func meets(_ candidate: ExtensionDeclaration, in index: DeclarationIndex) -> Bool {
        GenericConstraint.all(candidate.source[candidate.details.whereClause]).allSatisfy { constraint in
            guard constraint.relation == .conformance, constraint.left == .selfType else { return false }
            return index.parts(of: constraint.right).allSatisfy { part in
                guard let path = part.path else { return false }
                let name = TypePath(path).last
                return names.contains(name)
                    || isOfLibrary && !index.mayDeclare(name) && StandardProtocols.declaration(named: name) == nil
            }
        }
    }
}
