import UnderstudySemantics

/// Which attributes and modifiers of a requirement its implementation repeats.
enum MemberAttributes {
    /// Lines above the member: availability that is no platform's version.
    static func lines(_ requirement: Requirement) -> [String] {
        repeated(requirement.signature).map(\.description)
    }

    /// Whether the compiler has something to say of uses of `requirement`.
    static func restrictsUse(_ requirement: Requirement) -> Bool { !repeated(requirement.signature).isEmpty }

    private static func repeated(_ signature: Signature) -> [Attribute] {
        signature.attributes.filter { !($0.availability?.restrictions.isEmpty ?? true) }
    }

    /// Whether an attribute that isn't known, and so may be a result builder, is written on `requirement`.
    static func mayHoldBuilder(_ requirement: Requirement, in context: DoubleContext) -> Bool {
        requirement.signature.attributes.contains { attribute in
            attribute.name.first?.isUppercase == true && attribute.name != "Sendable"
                && context.index.globalActor("@" + attribute.name) == nil
        }
    }

    /// The attributes on the member's line.
    static func inline(_ signature: Signature, in scope: TypeScope) -> [Attribute] {
        signature.attributes.compactMap { attribute in
            switch attribute.name {
            case "discardableResult", "concurrent", "Sendable": return Attribute(attribute.name)
            default:
                guard let actor = scope.index.globalActor("@" + attribute.name) else { return nil }
                return Attribute(scope.index.qualifiedName(of: actor, in: scope.origin) ?? actor)
            }
        }
    }

    /// The modifiers on the member's line.
    static func modifiers(_ signature: Signature, isWrapper: Bool) -> [Modifier] {
        signature.modifiers.compactMap { modifier in
            switch modifier.name {
            case "static", "prefix", "postfix", "infix", "isolated": Modifier(modifier.name)
            case "class": Modifier("static")
            case "mutating": isWrapper ? modifier : nil
            case "nonisolated": modifier
            default: nil
            }
        }
    }
}

/// Where single members run.
enum MemberIsolation {
    /// The global actor written on `requirement`.
    static func globalActor(of requirement: Requirement, in index: DeclarationIndex) -> String? {
        requirement.signature.attributes.lazy.compactMap { index.globalActor($0.description) }.first
    }

    /// Whether `requirement` is `nonisolated`.
    static func isNonisolated(_ requirement: Requirement) -> Bool {
        requirement.signature.modifiers.contains(.nonisolated)
    }

    /// Whether `requirement` runs where its caller does (SE-0461).
    static func isNonsending(_ requirement: Requirement) -> Bool {
        requirement.signature.modifiers.contains(.nonsending)
    }
}
