import UnderstudySemantics

/// The groups of `@_spi` that a double's file must name in its imports to see what it implements.
struct SPIGroups {
    /// The attributes of each module's import: `@_spi(Tests)`.
    private(set) var attributes: [String: Set<String>] = [:]

    /// The groups of `resolved`, of what it inherits, of their requirements, and of the types that these mention.
    init(_ resolved: ResolvedProtocol, in index: DeclarationIndex) {
        add(resolved.declaration)
        for ancestor in resolved.ancestors where !ancestor.isStandard { add(ancestor.declaration) }
        for entry in resolved.requirements where !entry.requirement.syntax.attributes.isEmpty {
            let signature = entry.requirement.signature
            guard signature.hasAttribute("_spi") else { continue }
            add(signature.attributes, entry.origin.module)
            // Nothing else may mention types of such groups.
            for name in Set(signature.types.flatMap(\.names)) {
                guard let type = index.typeDeclaration(name, from: entry.origin) else { continue }
                add(type.syntax.attributes.map { Attribute(type.source[$0]) }, type.module)
            }
        }
    }

    private mutating func add(_ declaration: ProtocolDeclaration) {
        let isMarked = declaration.syntax.attributes.contains { declaration.source.matches($0.name, "_spi") }
        if isMarked { add(declaration.writtenAttributes, declaration.module) }
        for level in declaration.scope.levels { add(level.attributes, declaration.module) }
    }

    private mutating func add(_ written: [Attribute], _ module: String?) {
        guard let module else { return }
        for attribute in written where attribute.name == "_spi" {
            attributes[module, default: []].insert(attribute.description)
        }
    }
}
