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
        guard countsDeprecated || !member.isDeprecated, countsConvenience || !member.isConvenience,
            member.access >= access, Self.implements(requirement, member)
        else { return false }
        return countsConstrained || !(member.signature?.demandsMore(than: requirement.signature) ?? false)
    }

    private static func implements(_ requirement: Requirement, _ member: ExtensionMember) -> Bool {
        guard member.isStatic == requirement.isStatic else {
            return requirement.kind == .associatedtype && member.isAlias(named: requirement.name)
        }
        switch (member.syntax.kind, requirement.syntax.kind) {
        case (.function, .function):
            return member.name == requirement.name && fits(requirement, member)
        case (.initializer(let own), .initializer):
            let name = (member.name ?? "").replacing("init!", with: "init?")
            let isFailable = own.optionalMark != nil
            return (name == requirement.name || !isFailable && "init?" + name.dropFirst(4) == requirement.name)
                && fits(requirement, member)
        case (.subscript, .subscript):
            return member.name == requirement.name
                && (!requirement.signature.isSettable || member.isSettable(as: requirement.name))
                && fits(requirement, member)
        case (.variable, .variable):
            return !requirement.signature.isSettable || member.isSettable(as: requirement.name)
        case (.typeAlias, .associatedType):
            return member.isAlias(named: requirement.name)
        default:
            return false
        }
    }

    private static func fits(_ requirement: Requirement, _ member: ExtensionMember) -> Bool {
        guard var signature = member.signature else { return false }
        // Setters are compared separately, and a witness need not have the effects of the getter.
        if case .subscript = signature.kind { signature.effects = .none }
        return signature.fits(requirement.signature)
    }
}
