import UnderstudySyntax

extension DeclarationIndex {
    /// The extensions of `type` that the sources read hold, in the order of their paths.
    public func extensions(of type: TypeDeclaration) -> [ExtensionDeclaration] {
        (typeExtensions[type.simpleName] ?? []).filter { found in
            found.module == type.module && found.extendedName == type.name
        }
    }

    /// What `type` says that it conforms to: in its declaration and in extensions without conditions, compact.
    public func conformances(of type: TypeDeclaration) -> [String] {
        type.inherited
            + extensions(of: type).filter { !$0.details.isConditional }.flatMap { found in
                found.details.inherited.map { found.source.compactText(in: $0.range) }
            }
    }

    /// The protocol that `name` means inside `declaration`.
    public func protocolDeclaration(_ name: String, from declaration: ProtocolDeclaration) -> ProtocolDeclaration? {
        lookUpProtocol(name, from: declaration)
    }
}
