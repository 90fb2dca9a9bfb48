import UnderstudySemantics

/// Types about which the compiler warns wherever they are mentioned, but for members that are deprecated themselves.
///
/// A member that mentions one is deprecated; its storage, which all code of the double may use, holds the values as it
/// holds those of generic parameters.
extension ResolvedRequirement {
    /// The same, deprecated where it mentions such a type.
    func deprecated(in index: DeclarationIndex) -> ResolvedRequirement {
        if MemberAttributes.restrictsUse(requirement)
            || index.deprecatedNames(in: requirement.signature, of: origin).isEmpty
        {
            return self
        }
        var copy = self
        copy.requirement = requirement.deprecated()
        return copy
    }
}

extension TypeScope {
    /// What values of such types that `signature` mentions can be held as, by the types' names.
    func deprecatedTypes(in signature: Signature) -> [String: ErasedParameter] {
        let names = index.deprecatedNames(in: signature, of: origin)
        return Dictionary(
            names.map {
                ($0, ErasedParameter(erased: isShared($0) ? .any(.named("Sendable")) : .anything, isPack: false))
            },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether the declaration of `name` says that its values may be used from several threads.
    private func isShared(_ name: String) -> Bool {
        index.typeDeclaration(name, from: origin)?.inherited.contains("Sendable") ?? false
    }
}
