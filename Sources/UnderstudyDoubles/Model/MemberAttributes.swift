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

/// Where a member runs.
enum MemberIsolation: Equatable {
    /// Where its type runs.
    case type
    /// Nowhere in particular.
    case nonisolated
    /// Where its caller does (SE-0461), or on the actor that its caller passes (SE-0420).
    case caller
    /// On a global actor of its own.
    case globalActor(String)

    init(_ requirement: Requirement, in index: DeclarationIndex) {
        let signature = requirement.signature
        if signature.modifiers.contains(.nonsending) || signature.parameters.contains(where: { $0.type.has(.isolated) })
        {
            self = .caller
        } else if let actor = Self.globalActor(of: requirement, in: index) {
            self = .globalActor(actor)
        } else if Self.isNonisolated(requirement) {
            self = .nonisolated
        } else {
            self = .type
        }
    }

    /// Whether a member with it runs where `isolation` has its type run.
    func isShared(with isolation: Isolation) -> Bool {
        switch self {
        case .type: true
        case .nonisolated, .caller: isolation == .none
        case .globalActor(let actor): isolation == .none || isolation == .globalActor(actor)
        }
    }

    /// The global actor written on `requirement`.
    static func globalActor(of requirement: Requirement, in index: DeclarationIndex) -> String? {
        requirement.signature.attributes.lazy.compactMap { index.globalActor($0) }.first
    }

    /// Whether `requirement` says that it runs on no actor; `@concurrent` implies that.
    static func isNonisolated(_ requirement: Requirement) -> Bool {
        requirement.signature.modifiers.contains(.nonisolated) || requirement.signature.hasAttribute("concurrent")
    }
}

extension MemberBuilder {
    /// Whether it is a function called `self` that runs on a global actor: of a call there the compiler says that the name
    /// may be meant for the value itself.
    var isHiddenOnGlobalActor: Bool {
        guard signature.kind.isFunction, SwiftNames.bare(signature.name) == "self" else { return false }
        switch MemberIsolation(requirement, in: context.index) {
        case .globalActor: return true
        case .type: if case .globalActor = context.resolved.isolation { return true } else { return false }
        case .nonisolated, .caller: return false
        }
    }
}
