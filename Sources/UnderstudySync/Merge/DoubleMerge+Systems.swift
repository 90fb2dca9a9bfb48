import UnderstudySemantics
import UnderstudySyntax

/// The systems that a double is for, as its owner wrote them.
extension DoubleMerge {
    /// Whether the `@available` lines of an edited double ask for all that its protocol and what the templates write need: then
    /// they stay.
    var staysOnSystems: Bool {
        let type = double.type
        let own = type.syntax.attributes.compactMap { Attribute(type.source[$0]).availability }
        if base.history != nil || own.isEmpty { return false }
        guard comparison.pairs.values.contains(where: { base.units[$0]?.isUntouched == false }) else { return false }
        let introduced = Dictionary(
            own.flatMap(\.introduced).map { ($0.platform, $0.version) }, uniquingKeysWith: { max($0, $1) })
        return neededSystems.allSatisfy { needed in
            introduced[needed.platform].map { $0 >= needed.version } ?? false
        }
    }

    private var neededSystems: [Availability.PlatformVersion] {
        let declaration = comparison.resolved.declaration
        let ofTemplates = fresh.units.indices.filter { position in
            written.contains(position)
                || comparison.pairs[position].flatMap { base.units[$0] }.map { $0.isUntouched && $0.isTelling } ?? false
        }
        let attributes =
            declaration.syntax.attributes.map { Attribute(declaration.source[$0]) }
            + ofTemplates.compactMap(requirement).flatMap(\.signature.attributes)
        return attributes.compactMap(\.availability).flatMap(\.introduced)
    }
}
