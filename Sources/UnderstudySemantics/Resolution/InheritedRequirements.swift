import UnderstudySyntax

/// A requirement that a protocol has from another one.
public struct InheritedRequirement: Sendable {
    /// The requirement.
    public let requirement: Requirement
    /// The protocol that declares it.
    public let origin: String
    /// Whether an extension implements it for every type that conforms to the inheriting protocol.
    public let hasDefault: Bool
}

extension DeclarationIndex {
    /// The requirements that `declaration` has from the protocols it inherits from, nearest first; a requirement that
    /// is declared again on the way is not repeated.
    public func inheritedRequirements(of declaration: ProtocolDeclaration) -> [InheritedRequirement] {
        let ancestors = ProtocolFacts(declaration, in: self).ancestors.dropFirst()
        var seen = Set(declaration.requirements.map(\.signature))
        var inherited: [InheritedRequirement] = []
        for ancestor in ancestors {
            for requirement in ancestor.requirements where seen.insert(requirement.signature).inserted {
                inherited.append(
                    InheritedRequirement(
                        requirement: requirement, origin: ancestor.name,
                        hasDefault: hasDefault(requirement, of: declaration)
                    ))
            }
        }
        return inherited
    }
}
