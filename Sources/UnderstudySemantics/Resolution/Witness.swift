import UnderstudySyntax

/// Decides whether a member implements a requirement, from their declarations alone.
///
/// Types are compared with each other as they are written; where generic parameters or associated types make that
/// uncertain, names, labels and the number of parameters decide.
struct Witness {
    /// The narrowest level that counts.
    let access: AccessLevel
    /// Whether members count that are there for some types only, by constraints of their own.
    var countsConstrained = false
    /// Whether members behind `@_spi` count.
    var countsHidden = false

    /// Whether `member`, which has the base name of `requirement`, counts and implements it.
    func implements(_ requirement: Requirement, by member: ExtensionMember) -> Bool {
        guard member.access >= access, Self.corresponds(requirement, member) else { return false }
        if !countsHidden, member.isHidden, !requirement.signature.hasAttribute("_spi") { return false }
        // A type alias has no signature.
        guard let signature = member.signature else { return true }
        return Self.fits(requirement, signature)
            && (countsConstrained || !signature.demandsMore(than: requirement.signature))
    }

    /// Whether `member` is of the kind of `requirement`, and has its labels where these are quick to compare.
    private static func corresponds(_ requirement: Requirement, _ member: ExtensionMember) -> Bool {
        guard member.isStatic == requirement.isStatic else {
            return requirement.kind == .associatedtype && member.isAlias(named: requirement.name)
        }
        return switch (member.syntax.kind, requirement.syntax.kind) {
        case (.function(let own), .function(let required)):
            own.parameters.count == required.parameters.count && member.name == requirement.name
        case (.initializer, .initializer): true
        case (.subscript, .subscript): member.name == requirement.name && canBeSet(requirement, member)
        case (.variable, .variable): canBeSet(requirement, member)
        case (.typeAlias, .associatedType): member.isAlias(named: requirement.name)
        default: false
        }
    }

    private static func canBeSet(_ requirement: Requirement, _ member: ExtensionMember) -> Bool {
        !requirement.signature.isSettable || member.isSettable(as: requirement.name)
    }

    private static func fits(_ requirement: Requirement, _ own: Signature) -> Bool {
        var signature = own
        switch own.kind {
        case .property: return true
        case .initializer(let failability):
            // What may give `nil` does not implement what never does, unless nobody has to look.
            let mayFail = requirement.signature.failability != .none || failability != .optional
            guard mayFail, own.labels == requirement.signature.labels else { return false }
        // Setters are compared separately, and a witness need not have the effects of the getter.
        case .subscript: signature.effects = .none
        case .function, .operator: break
        }
        return signature.fits(requirement.signature)
    }
}
