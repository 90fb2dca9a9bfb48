import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// The edits that make one consumer depend on some of the protocols that a protocol inherits.
package struct PartNarrowing: Sendable {
    /// The edits; none if the consumer needs all of them.
    package let edits: [SourceEdit]
    /// The reasons against them.
    package let refusals: [Refusal]

    /// Narrows the places that `consumer` has of `type`; `nil` if the type is not a protocol that inherits others.
    package init?(of type: StudiedType, for consumer: String, in index: DeclarationIndex) {
        guard let declaration = index.protocolDeclaration(of: type) else { return nil }
        let table = PartTable(declaration, in: index)
        guard !table.parts.isEmpty else { return nil }
        let changes = NarrowingEdits(Narrowing(type.places, table, in: index), table, in: index)
        edits = changes.edits(for: consumer)
        refusals = edits.isEmpty ? changes.refusals(for: consumer) : []
    }
}
