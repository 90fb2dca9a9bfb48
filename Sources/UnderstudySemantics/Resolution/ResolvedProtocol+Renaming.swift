extension ResolvedProtocol {
    /// The protocol with associated types called otherwise, as generic parameters that stand for them may be.
    ///
    /// - Parameter names: The new names by the present ones.
    package func renaming(_ names: [String: String]) -> ResolvedProtocol {
        if names.isEmpty { return self }
        var copy = self
        copy.associatedTypes = associatedTypes.map { $0.renaming(names) }
        copy.constraints = constraints.map { constraint in
            ResolvedConstraint(
                constraint: constraint.constraint.mapping { $0.renaming(names) }, isStandard: constraint.isStandard)
        }
        copy.superclassArguments = superclassArguments.map { $0.renaming(names) }
        copy.requirements = requirements.map { entry in
            // The platform's protocols mean their own types by such names.
            if entry.isStandard { return entry }
            var entry = entry
            entry.requirement = entry.requirement.renaming(names)
            return entry
        }
        return copy
    }
}

extension AssociatedType {
    fileprivate func renaming(_ names: [String: String]) -> AssociatedType {
        var copy = AssociatedType(name: names[name] ?? name, isStandard: isStandard)
        copy.constraints = constraints.map { $0.renaming(names) }
        copy.fixedType = fixedType?.renaming(names)
        copy.isFixedByProperty = isFixedByProperty
        copy.defaultType = defaultType?.renaming(names)
        copy.defaultConstraintCount = defaultConstraintCount
        copy.isConstrainedInSources = isConstrainedInSources
        return copy
    }
}

extension SwiftType {
    /// The type with the associated types in `names` called otherwise.
    package func renaming(_ names: [String: String]) -> SwiftType {
        if let name = associatedTypeName, let other = names[name] { return .named(other) }
        return mappingParts { $0.renaming(names) }
    }
}
