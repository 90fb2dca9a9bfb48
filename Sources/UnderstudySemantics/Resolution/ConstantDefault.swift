extension Requirement {
    /// What `defaults`, its default implementations, give where they do nothing else: a constant, or
    /// nothing at all, which is an empty text; `nil` where one does more, or where they differ.
    func constant(givenBy defaults: [ExtensionMember]) -> String? {
        let name = baseName
        var constants: Set<String> = []
        for member in defaults {
            guard let constant = member.constant(named: name) else { return nil }
            constants.insert(constant)
        }
        return constants.count == 1 ? constants.first : nil
    }
}
