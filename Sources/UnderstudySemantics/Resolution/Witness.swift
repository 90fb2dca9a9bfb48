import UnderstudySyntax

/// Decides whether a member implements a requirement, from their declarations alone.
///
/// Types are compared with each other as they are written; where generic parameters or associated types make that
/// uncertain, names, labels and the number of parameters decide.
struct Witness {
    /// The narrowest level that counts.
    let access: AccessLevel
    /// Whether deprecated members count.
    var countsDeprecated = true
    /// Whether members count that only add default arguments to the requirement, and call it: a type that leaves
    /// the requirement to such a member calls itself forever.
    var countsConvenience = true
    /// Whether members count that are there for some types only, by constraints of their own.
    var countsConstrained = false

    /// Whether `member`, which has the base name of `requirement`, counts and implements it.
    func implements(_ requirement: Requirement, by member: ExtensionMember) -> Bool {
        guard member.access >= access, Self.implements(requirement, member),
            countsDeprecated || !member.isDeprecated, countsConvenience || !member.isConvenience
        else { return false }
        return countsConstrained || !(member.signature?.demandsMore(than: requirement.signature) ?? false)
    }

    private static func implements(_ requirement: Requirement, _ member: ExtensionMember) -> Bool {
        guard member.isStatic == requirement.isStatic else {
            return requirement.kind == .associatedtype && member.isAlias(named: requirement.name)
        }
        switch (member.syntax.kind, requirement.syntax.kind) {
        case (.function, .function):
            return member.name == requirement.name && fits(requirement, member.signature)
        case (.initializer, .initializer):
            guard let own = member.signature, own.labels == requirement.signature.labels else { return false }
            // What may give `nil` does not implement what never does, unless nobody has to look.
            return (requirement.signature.failability != .none || own.failability != .optional)
                && fits(requirement, own)
        case (.subscript, .subscript):
            return member.name == requirement.name
                && (!requirement.signature.isSettable || member.isSettable(as: requirement.name))
                && fits(requirement, member.signature)
        case (.variable, .variable):
            return !requirement.signature.isSettable || member.isSettable(as: requirement.name)
        case (.typeAlias, .associatedType):
            return member.isAlias(named: requirement.name)
        default:
            return false
        }
    }

    private static func fits(_ requirement: Requirement, _ own: Signature?) -> Bool {
        guard var signature = own else { return false }
        // Setters are compared separately, and a witness need not have the effects of the getter.
        if case .subscript = signature.kind { signature.effects = .none }
        return signature.fits(requirement.signature)
    }
}
