import UnderstudySemantics

/// Which attributes and modifiers of a requirement its implementation repeats.
enum MemberAttributes {
    /// Lines above the member: availability other than a platform's version.
    static func lines(_ requirement: Requirement) -> [String] {
        repeated(requirement.signature).map(\.description)
    }

    /// Whether the compiler restricts or warns about uses of `requirement`.
    static func restrictsUse(_ requirement: Requirement) -> Bool { !repeated(requirement.signature).isEmpty }

    private static func repeated(_ signature: Signature) -> [Attribute] {
        signature.attributes.filter { !($0.availability?.restrictions.isEmpty ?? true) }
    }

    /// Whether an attribute that isn't known, and so may be a result builder, is written on `requirement`.
    static func mayHoldBuilder(_ requirement: Requirement, in index: DeclarationIndex) -> Bool {
        requirement.signature.attributes.contains { attribute in
            attribute.name.first?.isUppercase == true && attribute.name != "Sendable"
                && index.globalActor(named: attribute.name) == nil
        }
    }

    /// The attributes on the member's line.
    static func inline(_ signature: Signature, in scope: TypeScope) -> [Attribute] {
        signature.attributes.compactMap { attribute in
            switch attribute.name {
            case "discardableResult" where signature.value == nil: return nil
            case "discardableResult", "concurrent", "Sendable": return Attribute(attribute.name)
            default:
                guard let actor = scope.index.globalActor(named: attribute.name) else { return nil }
                return Attribute(scope.index.qualifiedName(of: actor, in: scope.origin) ?? actor)
            }
        }
    }

    /// The modifiers on the member's line.
    ///
    /// - Parameter mayChange: Whether members change the double itself: a structure that wraps another value.
    static func modifiers(_ signature: Signature, mayChange: Bool) -> [Modifier] {
        signature.modifiers.compactMap { modifier in
            switch modifier.name {
            case "static", "prefix", "postfix", "infix", "isolated": Modifier(modifier.name)
            case "class": Modifier("static")
            case "mutating": mayChange ? modifier : nil
            case "nonisolated": modifier
            default: nil
            }
        }
    }
}
