import UnderstudySyntax

extension InSource<DeclSyntax> {
    /// Whether the compiler warns about uses.
    var isDeprecated: Bool {
        piece.attributes.contains { Attribute(self[$0]).availability?.restrictions.contains(.deprecated) ?? false }
    }
}

extension DeclarationIndex {
    /// The names in `signature`, a requirement of `origin`, of types, protocols and aliases about which the compiler warns
    /// wherever they are mentioned.
    package func deprecatedNames(in signature: Signature, of origin: ProtocolDeclaration) -> [String] {
        if deprecatedNames.isEmpty { return [] }
        var names: Set<String> = []
        for type in signature.types {
            _ = type.contains { part in
                if let path = part.path, isDeprecated(path, from: origin) { names.insert(path) }
                return false
            }
        }
        return names.sorted()
    }

    /// Whether the compiler warns wherever `path` is mentioned, which `origin` sees.
    package func isDeprecated(_ path: String, from origin: ProtocolDeclaration) -> Bool {
        guard deprecatedNames.contains(TypePath(path).last) else { return false }
        if let type = lookUpType(path, from: origin) { return type.source[type.syntax].isDeprecated }
        if let found = lookUpProtocol(path, from: origin) { return found.source[found.syntax].isDeprecated }
        return aliasedType(path, from: origin) != nil
    }
}

extension ProtocolDeclaration {
    /// Whether the compiler warns about uses, but for those in what is deprecated itself.
    package var isDeprecated: Bool { source[syntax].isDeprecated }
}
