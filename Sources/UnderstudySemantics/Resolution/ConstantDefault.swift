extension DeclarationIndex {
    /// What the default implementation of `requirement` gives, where it does nothing else: a constant, or nothing at all,
    /// which is an empty text; `nil` where it does more, or where there are several.
    func constantDefault(
        of requirement: Requirement, in sources: DefaultSources, access: AccessLevel
    ) -> String? {
        let name = requirement.baseName
        var constants: Set<String> = []
        let witness = Witness(access: access)
        for member in sources.members(for: requirement) where witness.implements(requirement, by: member) {
            guard let constant = member.constant(named: name) else { return nil }
            constants.insert(constant)
        }
        return constants.count == 1 ? constants.first : nil
    }
}
