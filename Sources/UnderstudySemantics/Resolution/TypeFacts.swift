import UnderstudySyntax

extension DeclarationIndex {
    /// The extensions of `type` that the sources read hold, in the order of their paths.
    public func extensions(of type: TypeDeclaration) -> [ExtensionDeclaration] {
        (typeExtensions[type.simpleName] ?? []).filter { found in
            found.module == type.module && found.extendedName == type.name
        }
    }

    /// What `type` says that it conforms to: in its declaration and in extensions without conditions.
    package func conformances(of type: TypeDeclaration) -> [SwiftType] {
        type.inheritedTypes + extensions(of: type).filter { !$0.details.isConditional }.flatMap(\.inheritedTypes)
    }

    /// The protocol that `name` means inside `declaration`.
    public func protocolDeclaration(_ name: String, from declaration: ProtocolDeclaration) -> ProtocolDeclaration? {
        lookUpProtocol(name, from: declaration)
    }
}
