import UnderstudySyntax

extension DeclarationIndex {
    /// The extensions of `type` that the sources read hold, in the order of their paths.
    public func extensions(of type: TypeDeclaration) -> [ExtensionDeclaration] {
        (typeExtensions[type.simpleName] ?? []).filter { found in
            found.module == type.module && found.extendedName == type.name
        }
    }

    /// The extensions of `type` in all modules that see it.
    func extensionsAnywhere(of type: TypeDeclaration) -> [ExtensionDeclaration] {
        (typeExtensions[type.simpleName] ?? []).filter { found in
            guard found.extendedName == type.name else { return false }
            if found.module == type.module { return true }
            let imports = file(at: found.source.path)?.imports ?? []
            return imports.contains { type.module == $0.module || exports($0.module, type.module ?? "") }
        }
    }

    /// What `type` says that it conforms to: in its declaration and in extensions without conditions.
    package func conformances(of type: TypeDeclaration) -> [SwiftType] {
        type.inheritedTypes + extensions(of: type).filter { !$0.details.isConditional }.flatMap(\.inheritedTypes)
    }

    /// The protocol that `name` means inside `declaration`.
    package func protocolDeclaration(
        _ name: String, from declaration: some PathedDeclaration
    ) -> ProtocolDeclaration? {
        lookUpProtocol(name, from: declaration)
    }

    /// The protocol that `type` names inside `declaration`, one of the sources or of the platform.
    private func anyProtocol(_ type: SwiftType, from declaration: some PathedDeclaration) -> ProtocolDeclaration? {
        guard let name = type.path else { return nil }
        if let found = lookUpProtocol(name, from: declaration) { return found }
        guard lookUpType(name, from: declaration) == nil, let standard = StandardProtocols.declaration(named: name)
        else { return nil }
        return StandardDeclarations.shared.file(declaring: standard).protocols.first
    }

    /// What the associated type `name` of the protocol that `type` names inside `declaration` has to conform to.
    package func constraints(
        ofAssociatedType name: String, in type: SwiftType, from declaration: some PathedDeclaration
    ) -> [SwiftType] {
        guard let found = anyProtocol(type, from: declaration) else { return [] }
        return resolve(found).associatedTypes.first { $0.name == name }?.constraints ?? []
    }

    /// Whether only objects conform to `constraint`, as it is written in `declaration`: one of its parts is a class, or a
    /// protocol of objects.
    package func isOfObjects(
        _ constraint: SwiftType, from declaration: some PathedDeclaration, depth: Int = 0
    ) -> Bool {
        constraint.conjuncts.contains { part in
            guard depth < 8, let name = part.path else { return false }
            if name == "AnyObject" { return true }
            if let (target, alias) = aliasTarget(of: part, from: declaration) {
                return isOfObjects(target, from: alias, depth: depth + 1)
            }
            if let type = lookUpType(name, from: declaration) { return [.class, .actor].contains(type.details.kind) }
            return anyProtocol(part, from: declaration).map { resolve($0).isReference } ?? false
        }
    }
}
