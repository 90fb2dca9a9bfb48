import UnderstudyDoubles
import UnderstudySemantics

/// Writes a requirement as the owner of a double spells it.
enum Respelling {
    /// The requirement with the names that parameters of `own` have inside, with the attributes and modifiers that its
    /// owner wrote, and where both declare the same, with the types as they are written there; `nil` where that is no
    /// other text.
    ///
    /// - Parameter keepsNames: Whether names are kept also where labels change, as a body of the owner's needs.
    static func text(
        _ asked: Requirement, as own: Requirement, _ words: [String], isSame: Bool, keepsNames: Bool
    ) -> String? {
        let wanted = asked.signature
        var spelled = isSame ? own.signature : renamed(wanted, as: own.signature, keepsNames)
        // Words of both keep the order that their owner gave them.
        let isOrdered = Set(self.words(own.signature)) == Set(words + self.words(wanted))
        if isOrdered { (spelled.attributes, spelled.modifiers) = (own.signature.attributes, own.signature.modifiers) }
        if spelled == wanted, isSame || words.isEmpty { return nil }
        return (isSame || isOrdered ? [] : words).map { $0 + " " }.joined() + spelled.requirement
    }

    private static func words(_ signature: Signature) -> [String] {
        signature.attributes.map(\.description) + signature.modifiers.map(\.description)
    }

    private static func renamed(_ asked: Signature, as own: Signature, _ keepsNames: Bool) -> Signature {
        var renamed = asked
        for (index, other) in counterparts(asked.parameters, own.parameters) {
            let parameter = asked.parameters[index]
            guard let label = parameter.firstName, let name = other.innerName, parameter.secondName ?? label != name
            else { continue }
            // A name that only says the type follows the type.
            let isOtherType = parameter.type.canonical != other.type.canonical
            let follows = isOtherType && ParameterNames.isMade(name, for: other.type)
            guard keepsNames || label == other.firstName && !follows else { continue }
            renamed.parameters[index].secondName = label == name ? nil : name
        }
        return renamed
    }

    /// The parameters of `own` for those of `asked`.
    private static func counterparts(
        _ asked: [Signature.Parameter], _ own: [Signature.Parameter]
    ) -> [(Int, Signature.Parameter)] {
        let order = ParameterPairs.order(of: own.map { $0.firstName ?? "_" }, for: asked.map { $0.firstName ?? "_" })
        return order.enumerated().compactMap { index, place in place.map { (index, own[$0]) } }
    }
}
