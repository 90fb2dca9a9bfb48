import UnderstudySemantics

/// What a type declares by its name alone: a property, or a function without parameters.
///
/// Of one name a type has either, or else the function is asynchronous; an extension of a protocol may have the other.
struct BareName: Hashable {
    private let name: String
    private let isStatic: Bool
    private let isProperty: Bool

    /// `nil` where more than the name tells the requirement from others, and where it is not always there.
    init?(_ requirement: Requirement) {
        guard requirement.conditions.isEmpty else { return nil }
        let signature = requirement.signature
        switch requirement.kind {
        case .func where signature.parameters.isEmpty && !signature.effects.isAsync: isProperty = false
        case .var: isProperty = true
        default: return nil
        }
        name = requirement.baseName
        isStatic = requirement.isStatic
    }

    private init(name: String, isStatic: Bool, isProperty: Bool) {
        self.name = name
        self.isStatic = isStatic
        self.isProperty = isProperty
    }

    /// What can't be declared beside it.
    var rival: BareName { BareName(name: name, isStatic: isStatic, isProperty: !isProperty) }
}

extension ResolvedProtocol {
    /// The names that a conforming type declares in any case, since they have no default implementation.
    var neededBareNames: Set<BareName> {
        var names: Set<BareName> = []
        for entry in requirements where !entry.hasDefault {
            if let name = BareName(entry.requirement) { names.insert(name) }
        }
        return names
    }
}
